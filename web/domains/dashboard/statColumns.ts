/** Two and two on a phone, as long as an amount of money fits; then two, then all four in a row. */
export const statColumns = {
  base: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  sm: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(4, minmax(0, 1fr))',
};
