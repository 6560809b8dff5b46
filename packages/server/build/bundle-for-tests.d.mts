export function bundleForTests(): Promise<string>;
