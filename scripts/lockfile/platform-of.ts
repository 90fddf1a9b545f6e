const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openbsd',
  'openharmony',
  'win32',
  'aix',
  'netbsd',
  'sunos',
];
const processors: [RegExp, string][] = [
  [/arm64|aarch64/, 'arm64'],
  [/arm/, 'arm'],
  [/x64|x86_64/, 'x64'],
  [/ia32|i686/, 'ia32'],
  [/riscv64/, 'riscv64'],
  [/ppc64|powerpc64/, 'ppc64'],
  [/s390x/, 's390x'],
  [/loong64/, 'loong64'],
  [/mips64el/, 'mips64el'],
  [/wasm32/, 'wasm32'],
];

/** The platform in a package's name, such as `binding-linux-arm64-musl`. */
export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const os = systems.find((system) => name.includes(system));
  const cpu = processors.find(([pattern]) => pattern.test(name))?.[1];
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
}
