/**
 * Packages that few tests need and package.json does not list: `npm run test:all` installs them into .cache, other runs skip these
 * tests, so that `npm test` needs no network.
 */
export const mayFetch = process.env['OCTAVO_TESTS'] === 'all';

/** `describe`, or `describe.skip` with the reason in its name. */
export const withFetched: (name: string, body: () => void) => void = mayFetch
	? describe
	: (name, body) => describe.skip(`${name} (npm run test:all installs what it needs)`, body);
