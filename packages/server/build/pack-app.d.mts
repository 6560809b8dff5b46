export function packApp(from: string, to: string): void;
