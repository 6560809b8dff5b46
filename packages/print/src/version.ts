/** Printed in the imprint: with the seed it says how to make the same book again. */
export const VERSION = '0.2.0';
