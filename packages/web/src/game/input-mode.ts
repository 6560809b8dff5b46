/**
 * How the player is acting at this moment. Pointer users see what happens; typed commands are answered below
 * the line: neither needs an announcement.
 */
export const inputMode: { value: 'keys' | 'pointer' | 'typed' } = { value: 'keys' };
