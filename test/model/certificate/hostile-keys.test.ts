import { generateKeyPairSync } from 'node:crypto';
import { decode } from '../../../shared/contract/values/decode';
import { parseAsn } from '../../../shared/model/certificate/asn1';
import { encode, identifier, integer, nothing, octets, sequence } from '../../../shared/model/certificate/asn1-writer';
import { Opening } from '../../../shared/model/certificate/password-encryption';
import { readPem } from '../../../shared/model/certificate/pem';
import { decryptRc2 } from '../../../shared/model/certificate/rc2';
import { Pace } from '../../../shared/pace/pace';
import { rawPages } from '../../support/documents/raw';
import { certificateBytes } from '../../support/documents/signed';
import { asDocument, local } from '../../support/hosts/local';
import { refusalOf } from '../../support/hosts/results';

const pem = (label: string, bytes: Uint8Array): string =>
	`-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64')}\n-----END ${label}-----\n`;

const refusalOfKey = async (bytes: Uint8Array | string, password = 'secret'): Promise<string> => {
	const parameters = {
		certificate: { name: 'key', bytes: Buffer.from(bytes) },
		certificate_password: password,
		signed_at: '2026-11-20T14:30:00Z',
	};
	return (await refusalOf(local.run('sign_document', [asDocument(rawPages(1, {}))], decode('sign_document', parameters))))
		.message;
};

describe('PEM', () => {
	test.each([
		[
			'that begins again and again',
			`${'-----BEGIN CERTIFICATE-----\n'.repeat(900)}${'A'.repeat(9000)}\n-----END CERTIFICATE-----`,
		],
		['whose blocks end otherwise', '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATES-----\n'.repeat(900)],
		['whose blocks have many dashes', '-----BEGIN A-----'.repeat(900) + '-----END B-----'.repeat(900)],
	])('%s is searched once', (_, text) => {
		const { indexOf } = Buffer.prototype;
		let searched = 0;
		const spy = jest.spyOn(Buffer.prototype, 'indexOf').mockImplementation(function (this: Buffer, ...given: unknown[]) {
			const found = indexOf.apply(this, given);
			searched += (found < 0 ? this.length : found) - Number(given[1] ?? 0);
			return found;
		} as typeof indexOf);
		const blocks = readPem(Buffer.from(text));
		spy.mockRestore();
		expect(blocks.length).toBeLessThanOrEqual(1);
		expect(searched).toBeLessThan(3 * text.length);
	});

	test('is refused if it has more certificates than are read, in place of losing some', async () => {
		const bytes = Buffer.from(pem('CERTIFICATE', certificateBytes()).repeat(1001));
		const asked = decode('check_signatures', {
			trusted_certificates: { name: 'trusted.pem', bytes: bytes.subarray(0, 900_000) },
		});
		const few = pem('CERTIFICATE', Buffer.from([5, 0]));
		const parameters = decode('check_signatures', {
			trusted_certificates: { name: 'trusted.pem', bytes: Buffer.from(few.repeat(1001)) },
		});
		const run = (given: typeof asked) => local.run('check_signatures', [asDocument(rawPages(1, {}))], given);
		expect((await refusalOf(run(parameters))).message).toBe(
			'trusted_certificates: has more than 1000 certificates; at most that many are allowed',
		);
		expect((await run(asked)).data).toMatchObject({ count: 0 });
	});
});

describe('a key', () => {
	const long = (bytes: number): Uint8Array => encode(0x02, Uint8Array.of(1), Buffer.alloc(bytes - 1, 0xfd));
	const rsa = (modulus: number, prime: number): Buffer =>
		sequence(integer(0), long(modulus), integer(3), long(modulus), ...Array.from({ length: 5 }, () => long(prime)));
	const wrapped = (kind: string, key: Uint8Array): string =>
		pem('PRIVATE KEY', sequence(integer(0), sequence(identifier(kind), nothing()), octets(key)));
	const UNSUPPORTED = /^certificate: has a key that is not supported: use RSA of 2048 to 8192 bits/;

	test.each([
		['of a modulus of 16384 bits', wrapped('1.2.840.113549.1.1.1', rsa(2048, 1024))],
		['of primes that are longer than the modulus', wrapped('1.2.840.113549.1.1.1', rsa(256, 20_000))],
		['the same, in the older form', pem('RSA PRIVATE KEY', rsa(256, 20_000))],
		['of a kind that must be calculated with to open it (DSA)', wrapped('1.2.840.10040.4.1', long(20_000))],
	])('%s is refused before it is used', async (_, text) => {
		expect(await refusalOfKey(text)).toMatch(UNSUPPORTED);
	});

	test.each([
		['without its last part', pem('PRIVATE KEY', sequence(integer(0), sequence(identifier('1.2.840.113549.1.1.1'))))],
		['that holds nothing', pem('PRIVATE KEY', nothing())],
		['of octets without a header', wrapped('1.2.840.113549.1.1.1', Buffer.from('ff', 'hex'))],
	])('%s is refused', async (_, text) => {
		expect(await refusalOfKey(text)).toMatch(/^certificate: has a (private )?key that/);
	});

	test('whose cipher has a vector of a wrong length cannot be read', async () => {
		const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
		const key = privateKey.export({ type: 'pkcs8', format: 'der', cipher: 'aes-256-cbc', passphrase: 'secret' });
		const [scheme, data] = parseAsn(key).children();
		const [kind, parameters] = scheme!.children();
		const [derivation, cipher] = parameters!.children();
		const [name] = cipher!.children();
		const algorithm = sequence(kind!.whole, sequence(derivation!.whole, sequence(name!.whole, octets(Buffer.alloc(3)))));
		expect(await refusalOfKey(pem('ENCRYPTED PRIVATE KEY', sequence(algorithm, data!.whole)))).toBe(
			'certificate: cannot be read: export it again, as PKCS #12 or PEM',
		);
	});
});

describe('PKCS #12', () => {
	const file = (digest: number, iterations: number): Buffer => {
		const mac = sequence(
			sequence(sequence(identifier('1.3.14.3.2.26'), nothing()), octets(Buffer.alloc(digest))),
			octets(Buffer.alloc(8)),
			integer(iterations),
		);
		const data = encode(0xa0, octets(sequence()));
		return sequence(integer(3), sequence(identifier('1.2.840.113549.1.7.1'), data), mac);
	};

	test('whose MAC is longer than its hash is not calculated', async () => {
		expect(await refusalOfKey(file(20, 1))).toMatch(/^certificate_password: does not open/);
		expect(await refusalOfKey(file(4000, 1))).toMatch(/^certificate: cannot be read/);
	});

	test('has a bound on the rounds of all its parts together', async () => {
		const opening = new Opening('secret', new Pace(() => Promise.resolve()));
		const rounds = parseAsn(integer(900_000));
		expect([opening.countIterations(rounds), opening.countIterations(rounds)]).toEqual([900_000, 900_000]);
		expect(() => opening.countIterations(rounds)).toThrow(/takes 2700000 rounds or more; at most 2000000 are allowed/);
		const other = new Opening('secret', new Pace(() => Promise.resolve()));
		expect(() => other.countIterations(rounds, 3)).toThrow(/takes 2700000 rounds or more/);
		expect(await refusalOfKey(file(20, 2_000_001))).toMatch(/takes 2000001 rounds or more/);
		expect(await refusalOfKey(file(20, 0))).toMatch(/^certificate: cannot be read/);
	});

	test('in RC2 is decrypted in steps', async () => {
		const pace = new Pace(() => Promise.resolve());
		const step = jest.spyOn(pace, 'step');
		await decryptRc2(Buffer.alloc(800), Buffer.alloc(5), Buffer.alloc(8), pace).catch(() => undefined);
		expect(step).toHaveBeenCalledTimes(100);
	});
});
