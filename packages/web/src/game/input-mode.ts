/**
 * How the player acts at this moment. Who points sees what it does; who types reads the answer below
 * the line: neither needs to be told a second time.
 */
export const inputMode: { value: 'keys' | 'pointer' | 'typed' } = { value: 'keys' };
