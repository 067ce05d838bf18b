/** Clients and generators of clients that only tests run. The last @hey-api/openapi-ts for Node 20 is this one. */
import { fetched } from '../../../scripts/fetched.mjs';

const PACKAGES = [
	'@hey-api/openapi-ts@0.95.0',
	'openapi-fetch@0.17.0',
	'openapi-typescript@7.13.0',
	'superagent@10.4.2',
	'swagger-typescript-api@13.13.0',
];

/** The folder node_modules with them. They take the compiler of the project, which is their peer. */
export const clientModules = (): string => fetched('clients', PACKAGES, 'superagent/package.json', {}, ['--legacy-peer-deps']);
