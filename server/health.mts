// The container's HEALTHCHECK: ends with 0 if the service answers /health. The image has no curl.
import { get as askPlainly } from 'node:http';
import { get as askSecurely } from 'node:https';
import { localUrl, readAddress } from './settings/settings';

const address = readAddress(process.env);
const url = `${localUrl(address)}/health`;
// Its certificate is for its name, not for that of this machine.
const options = { timeout: 2000, rejectUnauthorized: false };
process.exitCode = 1;
const asked = address.isSecure ? askSecurely(url, options) : askPlainly(url, options);
asked
	.on('response', (answer) => {
		process.exitCode = answer.statusCode === 200 ? 0 : 1;
		answer.destroy();
	})
	.on('timeout', () => asked.destroy())
	.on('error', () => undefined);
