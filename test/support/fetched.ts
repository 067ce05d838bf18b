/**
 * Packages that few tests need and package.json does not list: `npm run test:all` installs them into .cache, other runs skip these
 * tests, so that `npm test` needs no network.
 */
import { needs } from './judges/needs';
import { everything } from './sample';

export { everything };

export const withFetched = needs(everything, 'npm run test:all');
