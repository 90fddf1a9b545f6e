declare module '*.md?raw' {
  const text: string;
  export default text;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
}
