/** Tokens of an issuer in place of keys, against a server of keys on this machine. The tokens are signed here, by Node alone. */
import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyCheck } from '../../../server/limits/keys';
import { readSettings } from '../../../server/settings/settings';
import { oidcTokens, type OidcOptions } from '../../../server/tokens/oidc';
import { numbersOf } from '../../../server/limits/numbers';
import { numbered } from '../../support/documents/drawn';
import { jobsInMemory } from '../../support/hosts/jobs';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { until } from '../gated';
import { field, file, multipart, post, problem, type Answer } from '../raw';
import { testInTurn } from '../../support/sample';

const pair = (): { readonly publicKey: KeyObject; readonly privateKey: KeyObject } =>
	generateKeyPairSync('ec', { namedCurve: 'P-256' });
const [first, second] = [pair(), pair()];
const jwk = (kid: string, { publicKey }: ReturnType<typeof pair>): object => ({
	...publicKey.export({ format: 'jwk' }),
	kid,
	alg: 'ES256',
	use: 'sig',
});

const [ISSUER, AUDIENCE] = ['https://issuer.example', 'octavo'];
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (): number => Math.floor(Date.now() / 1000);

const claims = (more: object = {}): object => ({ iss: ISSUER, aud: AUDIENCE, sub: 'ada', exp: seconds() + 600, ...more });

function tokenOf(payload: object, kid = 'one', { privateKey } = first): string {
	const text = `${base64({ alg: 'ES256', kid, typ: 'JWT' })}.${base64(payload)}`;
	const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
	return `${text}.${signature.toString('base64url')}`;
}

/** The keys as the issuer publishes them, or as a test wants. */
let answer: (response: ServerResponse) => void;
let asked = 0;
let issuer: Server;
let keys = '';
let document: Uint8Array;
const publish = (...published: object[]): void => {
	answer = (response) => response.end(JSON.stringify({ keys: published }));
};

beforeAll(async () => {
	document = await numbered(1);
	issuer = createServer((_request, response) => {
		asked += 1;
		answer(response);
	});
	await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
	keys = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/keys`;
});
afterAll(() => {
	issuer.closeAllConnections();
	issuer.close();
});
beforeEach(() => {
	asked = 0;
	publish(jwk('one', first));
});

const FORM = { 'content-type': 'multipart/form-data; boundary=b0undary' };
const services: TestService[] = [];
afterEach(() => Promise.all(services.splice(0).map((one) => one.close())));

async function start(
	options: Parameters<typeof startService>[0] & { readonly oidc?: OidcOptions; readonly hasScopes?: boolean } = {},
): Promise<(token: string, headers?: Record<string, string>, operation?: string) => Promise<Answer>> {
	const { oidc, hasScopes = false, ...rest } = options;
	const tokens = oidcTokens({ issuer: ISSUER, audiences: [AUDIENCE], keys, hasScopes }, oidc);
	const service = await startService({ tokens, ...rest });
	services.push(service);
	return (token, headers = {}, operation = 'rotate_pages') => {
		const parts = [file(document), ...(operation === 'rotate_pages' ? [field('angle', '90')] : [])];
		const auth = token === '' ? {} : { authorization: `Bearer ${token}` };
		return post(`${service.url}/v1/${operation}`, multipart(parts), { ...FORM, ...auth, ...headers });
	};
}

testInTurn('a token is accepted, and a key still is; the keys are fetched once', async () => {
	const ask = await start();
	for (let n = 0; n < 3; n++) expect((await ask(tokenOf(claims()))).status).toBe(200);
	expect((await ask(tokenOf(claims({ aud: ['other', AUDIENCE] })))).status).toBe(200);
	expect((await ask('', { 'x-api-key': TEST_KEY })).status).toBe(200);
	expect((await ask('', { 'x-api-key': 'wrong' })).status).toBe(401);
	expect(asked).toBe(1);
});

const forged = (): string => {
	const text = `${base64({ alg: 'HS256', kid: 'one' })}.${base64(claims())}`;
	const secret = first.publicKey.export({ format: 'pem', type: 'spki' });
	return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

testInTurn.each<[string, () => string, string]>([
	['another issuer', () => tokenOf(claims({ iss: 'https://other.example' })), 'the claim iss is not valid'],
	['another audience', () => tokenOf(claims({ aud: 'other' })), 'the claim aud is not valid'],
	['no audience', () => tokenOf(claims({ aud: undefined })), 'the claim aud is not valid'],
	['an end that is past', () => tokenOf(claims({ exp: seconds() - 60 })), 'the token has expired'],
	['no end', () => tokenOf(claims({ exp: undefined })), 'the claim exp is not valid'],
	['a beginning that is to come', () => tokenOf(claims({ nbf: seconds() + 600 })), 'the claim nbf is not valid'],
	['no subject', () => tokenOf(claims({ sub: undefined })), 'the claim sub is not valid'],
	['an endless subject', () => tokenOf(claims({ sub: 'x'.repeat(256) })), 'the claim sub is not valid'],
	['the signature of another key', () => tokenOf(claims(), 'one', second), 'the token is not valid'],
	['an unknown key', () => tokenOf(claims(), 'two', second), 'the token is not valid'],
	['no signature', () => `${base64({ alg: 'none' })}.${base64(claims())}.`, 'the token is not valid'],
	['a signature by the public key', forged, 'the token is not valid'],
	['no structure', () => 'x.y', 'the token is not valid'],
])('a token with %s is refused, and the answer says why', async (_name, make, reason) => {
	const lines: string[] = [];
	const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
	const ask = await start({ logger });
	const token = make();
	const refused = await ask(token);
	expect(problem(refused)).toMatchObject({
		status: 401,
		title: `The token in the header Authorization is refused: ${reason}.`,
	});
	expect(refused.headers['www-authenticate']).toContain(`error="invalid_token", error_description="${reason}"`);
	expect((await ask(tokenOf(claims()))).status).toBe(200);
	await until(() => lines.filter((line) => line.includes('"msg":"request"')).length === 2);
	expect(lines.join('')).toContain('"outcome":"token"');
	expect(lines.join('')).toContain('"key":"subject ada"');
	expect(lines.join('')).not.toContain(token);
});

test('without an issuer, and beside a key, a token is refused', async () => {
	const ask = await start();
	const both = await ask(tokenOf(claims()), { 'x-api-key': TEST_KEY });
	expect(problem(both)).toMatchObject({ status: 401, title: expect.stringContaining('not both') });
	const service = await startService();
	services.push(service);
	const headers = { ...FORM, authorization: `Bearer ${tokenOf(claims())}` };
	const refused = await post(`${service.url}/v1/rotate_pages`, multipart([file(document), field('angle', '90')]), headers);
	expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'ApiKey realm="octavo", header="X-API-Key"']);
});

test('what a client sends by both schemes is a key or a token', async () => {
	const ask = await start();
	const token = tokenOf(claims());
	expect((await ask(token, { 'x-api-key': token })).status).toBe(200);
	const isSafe = TEST_KEY.replaceAll(' ', '-');
	const tokens = oidcTokens({ issuer: ISSUER, audiences: [AUDIENCE], keys, hasScopes: false });
	const service = await startService({ tokens, isKey: keyCheck([isSafe]) });
	services.push(service);
	const send = (key: string, bearer: string): Promise<Answer> => {
		const body = multipart([file(document), field('angle', '90')]);
		return post(`${service.url}/v1/rotate_pages`, body, { ...FORM, 'x-api-key': key, authorization: `Bearer ${bearer}` });
	};
	expect((await send(isSafe, isSafe)).status).toBe(200);
	expect((await send('wrong', 'wrong')).status).toBe(401);
	expect(problem(await send(isSafe, 'other'))).toMatchObject({ title: expect.stringContaining('not both') });
});

test('a new key of the issuer is found, and its former one is not valid when the keys are read again', async () => {
	const ask = await start({ oidc: { cooldown: 0 } });
	expect((await ask(tokenOf(claims()))).status).toBe(200);
	publish(jwk('two', second));
	expect((await ask(tokenOf(claims(), 'two', second))).status).toBe(200);
	expect((await ask(tokenOf(claims()))).status).toBe(401);
});

test('invented names of keys do not make the service ask the issuer again and again', async () => {
	const ask = await start({ wrongKeysPerMinute: undefined });
	for (let n = 0; n < 20; n++) expect((await ask(tokenOf(claims(), `unknown-${n}`, second))).status).toBe(401);
	expect(asked).toBe(1);
});

test('an issuer that hangs costs each token little time, and no place; keys go on', async () => {
	answer = () => undefined;
	const ask = await start({ oidc: { patience: 200, pause: 3_600_000 }, concurrency: 1 });
	const begun = performance.now();
	const waiting = [ask(tokenOf(claims())), ask(tokenOf(claims()))];
	expect((await ask('', { 'x-api-key': TEST_KEY })).status).toBe(200);
	for (const one of await Promise.all(waiting)) {
		expect([one.status, one.headers['retry-after']]).toEqual([503, '1']);
		expect(problem(one)).toMatchObject({ title: expect.stringContaining('issuer of tokens cannot be reached') });
	}
	const waited = performance.now() - begun;
	expect(waited).toBeGreaterThan(190);
	const after = asked;
	expect((await ask(tokenOf(claims()))).status).toBe(503);
	expect(asked).toBe(after);
});

test('tokens are valid when an issuer that hung answers again', async () => {
	answer = () => undefined;
	const ask = await start({ oidc: { patience: 200, pause: 1 } });
	expect((await ask(tokenOf(claims()))).status).toBe(503);
	publish(jwk('one', first));
	let status = 503;
	while (status === 503) ({ status } = await ask(tokenOf(claims())));
	expect(status).toBe(200);
});

test('keys that are still known outlast an issuer that fails', async () => {
	const ask = await start();
	expect((await ask(tokenOf(claims()))).status).toBe(200);
	answer = (response) => response.destroy();
	expect((await ask(tokenOf(claims()))).status).toBe(200);
});

test.each<[string, (response: ServerResponse) => void]>([
	['a redirection', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
	['a page', (response) => response.end('<html>')],
	['other JSON', (response) => response.end('[]')],
	['endless keys', (response) => response.end(`{"keys":[],"x":"${'x'.repeat(2 ** 20)}"}`)],
])('an issuer that answers with %s gives no keys', async (_name, how) => {
	answer = how;
	const ask = await start();
	expect((await ask(tokenOf(claims()))).status).toBe(503);
});

test('wrong tokens are braked as wrong keys are', async () => {
	const ask = await start({ wrongKeysPerMinute: 2 });
	const statuses = [];
	for (let n = 0; n < 4; n++) statuses.push((await ask(tokenOf(claims({ aud: 'other' })))).status);
	expect(statuses).toEqual([401, 401, 429, 429]);
});

test('a token does what its scope lists, if the operator wants that', async () => {
	const ask = await start({ hasScopes: true });
	const token = tokenOf(claims({ scope: 'openid octavo:rotate_pages' }));
	expect((await ask(token)).status).toBe(200);
	const refused = await ask(token, {}, 'reverse_pages');
	expect(problem(refused)).toMatchObject({ status: 403, title: 'This token may not use reverse_pages.' });
	expect((await ask(tokenOf(claims()))).status).toBe(403);
	expect((await ask(tokenOf(claims({ scope: ['octavo:rotate_pages'] })))).status).toBe(403);
});

test('each subject has its own limits and its own jobs', async () => {
	const ask = await start({ requestsPerMinute: 1, now: () => 0 });
	const bert = (): string => tokenOf(claims({ sub: 'bert' }));
	expect((await ask(tokenOf(claims()))).status).toBe(200);
	const title = 'This token has asked for as much as it may. Try again later.';
	expect(problem(await ask(tokenOf(claims())))).toMatchObject({ status: 429, title });
	expect((await ask(bert())).status).toBe(200);
	const tokens = oidcTokens({ issuer: ISSUER, audiences: [AUDIENCE], keys, hasScopes: false });
	const service = await startService({ tokens, isKey: keyCheck([]), queue: jobsInMemory() });
	services.push(service);
	const headers = { ...FORM, authorization: `Bearer ${tokenOf(claims())}`, prefer: 'respond-async' };
	const body = multipart([file(document), field('angle', '90')]);
	const sent = await post(`${service.url}/v1/rotate_pages`, body, headers);
	expect(sent.status).toBe(202);
	const address = String(sent.headers['location']);
	const see = async (token: string) =>
		(await fetch(service.url + address, { headers: { authorization: `Bearer ${token}` } })).status;
	expect([await see(tokenOf(claims())), await see(bert())]).toEqual([200, 404]);
});

test('names share numbers only beyond the most', () => {
	const numberOf = numbersOf('subject', 2);
	const [one, two] = [numberOf('a'), numberOf('b')];
	expect(new Set([one, two]).size).toBe(2);
	expect(numberOf('a')).toBe(one);
	expect([one, two]).toContain(numberOf('c'));
});

describe('settings', () => {
	const all = { OCTAVO_OIDC_ISSUER: ISSUER, OCTAVO_OIDC_AUDIENCE: 'octavo, pdf', OCTAVO_OIDC_JWKS: `${ISSUER}/keys` };
	test('are read, and tokens alone need no key', () => {
		expect(readSettings(all)).toMatchObject({
			keys: [],
			oidc: { issuer: ISSUER, audiences: ['octavo', 'pdf'], keys: `${ISSUER}/keys`, hasScopes: false },
		});
		expect(readSettings({}).oidc).toBeUndefined();
	});

	test.each([
		[{ ...all, OCTAVO_OIDC_JWKS: 'http://issuer.example/keys' }, /OCTAVO_OIDC_JWKS must be the URL .* https/],
		[{ ...all, OCTAVO_OIDC_ISSUER: 'issuer' }, /OCTAVO_OIDC_ISSUER must be the URL/],
		[{ OCTAVO_OIDC_ISSUER: ISSUER }, /need each other: OCTAVO_OIDC_AUDIENCE and OCTAVO_OIDC_JWKS must be set too/],
		[{ OCTAVO_OIDC_SCOPES: 'true' }, /OCTAVO_OIDC_SCOPES would have no effect/],
	])('%j are refused', (environment, message) => {
		expect(() => readSettings(environment)).toThrow(message);
	});
});
