/** Large numbers with their thousands apart: '12,345' in English, '12 345' in Finnish with a space that does not break. */
import type { Language } from './words.ts';

const SEPARATOR: Readonly<Record<Language, string>> = { en: ',', fi: '\u00A0' };

export const grouped = (language: Language, value: string | number | undefined): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, SEPARATOR[language]);
