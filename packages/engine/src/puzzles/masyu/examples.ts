export const examples = [] as { code: string; text: string }[];
