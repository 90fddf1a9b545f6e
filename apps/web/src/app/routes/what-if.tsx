export { WhatIfPage as Component } from '@/features/what-if/what-if-page.tsx';
