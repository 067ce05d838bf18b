import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { contextTag } from '../../../shared/model/certificate/asn1';
import { encode, identifier, integer, octets, sequence, setOf } from '../../../shared/model/certificate/asn1-writer';
import { parseCertificate, readCertificate, type Certificate } from '../../../shared/model/certificate/certificate';
import { trustOf } from '../../../shared/model/certificate/trust';
import { Pace } from '../../../shared/pace/pace';
import { onFile, run, withPrograms } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

interface Party {
	readonly name: Buffer;
	readonly key: KeyObject;
	readonly bytes: Buffer;
}

const BOOLEAN = 0x01;
const BIT_STRING = 0x03;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const yes = (): Buffer => encode(BOOLEAN, Uint8Array.of(0xff));
const bits = (...bytes: number[]): Buffer => encode(BIT_STRING, Uint8Array.from(bytes));
const extension = (name: string, value: Uint8Array, isCritical = true): Buffer =>
	sequence(identifier(name), ...(isCritical ? [yes()] : []), octets(value));
const authority = (depth?: number): Buffer =>
	extension('2.5.29.19', sequence(yes(), ...(depth === undefined ? [] : [integer(depth)])));
const usage = (bit: number): Buffer => extension('2.5.29.15', bits(0, 0x80 >> bit));
const nameOf = (...parts: string[]): Buffer =>
	sequence(...parts.map((part) => setOf(sequence(identifier('2.5.4.3'), encode(UTF8_STRING, Buffer.from(part))))));
const mailOf = (mail: string): Buffer => encode(contextTag(1, false), Buffer.from(mail));
const constraints = (kind: 0 | 1, name: Buffer): Buffer =>
	extension('2.5.29.30', sequence(encode(contextTag(kind), sequence(name))));
const alternative = (name: Buffer): Buffer => extension('2.5.29.17', sequence(name), false);
const directory = (name: Buffer): Buffer => encode(contextTag(4), name);

const ALGORITHM = sequence(identifier('1.2.840.10045.4.3.2'));
let serial = 1;

function party(
	names: readonly string[],
	extensions: readonly Buffer[],
	issuer?: Party,
	times = ['200101000000Z', '491231000000Z'],
): Party {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
	const name = nameOf(...names);
	const body = sequence(
		...(extensions.length > 0 ? [encode(contextTag(0), integer(2))] : []),
		integer(serial++),
		ALGORITHM,
		issuer?.name ?? name,
		sequence(...times.map((time) => encode(UTC_TIME, Buffer.from(time)))),
		name,
		publicKey.export({ type: 'spki', format: 'der' }),
		...(extensions.length > 0 ? [encode(contextTag(3), sequence(...extensions))] : []),
	);
	const signature = sign('sha256', body, issuer?.key ?? privateKey);
	return { name, key: privateKey, bytes: sequence(body, ALGORITHM, encode(BIT_STRING, Uint8Array.of(0), signature)) };
}

const root = party(['Root'], [authority()]);
const middle = (...extensions: Buffer[]): Party => party(['Middle'], extensions, root);
const leafOf = (issuer: Party, names = ['Ada'], ...extensions: Buffer[]): Party =>
	party(names, extensions.length > 0 ? extensions : [usage(0)], issuer);

const TIME = Date.UTC(2026, 10, 20);
const trust = (chain: readonly Party[], anchor: Party = root, pace = new Pace(() => Promise.resolve())) => {
	const [leaf, ...others] = chain.map(({ bytes }) => parseCertificate(bytes)) as [Certificate, ...Certificate[]];
	return trustOf(leaf, { others, anchors: [parseCertificate(anchor.bytes)], time: TIME }, pace);
};

const toPem = ({ bytes }: Party): string =>
	`-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
const trustByOpenssl = ([leaf, ...others]: readonly Party[]): 'trusted' | 'not_trusted' =>
	onFile(Buffer.from(toPem(root)), (anchor) =>
		onFile(Buffer.from(others.map(toPem).join('')), (untrusted) =>
			onFile(Buffer.from(toPem(leaf!)), (file) => {
				const args = [
					'verify',
					'-attime',
					String(TIME / 1000),
					'-CAfile',
					anchor,
					...(others.length > 0 ? ['-untrusted', untrusted] : []),
				];
				return run('openssl', [...args, file]).code === 0 ? 'trusted' : 'not_trusted';
			}),
		),
	);

const through = (authorities: readonly Party[], names?: string[], ...extensions: Buffer[]): Party[] => [
	leafOf(authorities.at(-1)!, names, ...extensions),
	...[...authorities].reverse(),
];

/** Two authorities, of which the first has these extensions. */
function two(...extensions: Buffer[]): Party[] {
	const first = middle(...extensions);
	return [first, party(['Lower'], [authority()], first)];
}

const CHAINS: readonly (readonly [string, () => Party[], 'trusted' | 'not_trusted'])[] = [
	['an authority', () => through([middle(authority())]), 'trusted'],
	['two authorities, of which the first allows one more', () => through(two(authority(1))), 'trusted'],
	['two authorities, of which the first allows none more', () => through(two(authority(0))), 'not_trusted'],
	['one that may not be an authority', () => through([middle(extension('2.5.29.19', sequence()))]), 'not_trusted'],
	[
		'one whose only constraint is a number',
		() => through([middle(extension('2.5.29.19', sequence(encode(0x02, Uint8Array.of(0xff)))))]),
		'not_trusted',
	],
	['an authority that may not issue certificates', () => through([middle(authority(), usage(0))]), 'not_trusted'],
	['a certificate of version 1', () => through([middle()]), 'not_trusted'],
	[
		'an authority with an extension that must be understood',
		() => through([middle(authority(), extension('1.2.3.4', octets(Buffer.alloc(1))))]),
		'not_trusted',
	],
	[
		'an authority with one that need not be',
		() => through([middle(authority(), extension('1.2.3.4', octets(Buffer.alloc(1)), false))]),
		'trusted',
	],
	[
		'an authority for other names',
		() => through([middle(authority(), constraints(0, directory(nameOf('Octavo'))))], ['Other', 'Ada']),
		'not_trusted',
	],
	[
		'an authority for the names below one',
		() => through([middle(authority(), constraints(0, directory(nameOf('Octavo'))))], ['Octavo', 'Ada']),
		'trusted',
	],
	[
		'an authority for all names but some',
		() => through([middle(authority(), constraints(1, directory(nameOf('Octavo'))))], ['Octavo', 'Ada']),
		'not_trusted',
	],
	[
		'an authority for the addresses of a host',
		() =>
			through(
				[middle(authority(), constraints(0, mailOf('octavo.example')))],
				['Ada'],
				alternative(mailOf('ada@octavo.example')),
			),
		'trusted',
	],
	[
		'an authority for those of another host',
		() =>
			through([middle(authority(), constraints(0, mailOf('octavo.example')))], ['Ada'], alternative(mailOf('ada@other.example'))),
		'not_trusted',
	],
];

test.each(CHAINS)('a chain over %s', async (_, make, expected) => {
	expect(await trust(make())).toBe(expected);
});

withPrograms('openssl')('openssl trusts', () => {
	testInTurn('the same chains', () => {
		for (const [about, make, expected] of CHAINS) expect([about, trustByOpenssl(make())]).toEqual([about, expected]);
	});
});

test('a certificate of version 1 that the user trusts may have issued others', async () => {
	const old = party(['Old'], []);
	expect(await trust([leafOf(old)], old)).toBe('trusted');
});

test('a leaf with an extension that must be understood is trusted only if the user names it', async () => {
	const leaf = leafOf(root, ['Ada'], extension('1.2.3.4', octets(Buffer.alloc(1))));
	expect(await trust([leaf])).toBe('not_trusted');
	expect(await trust([leaf], leaf)).toBe('trusted');
});

test.each([
	['has an extension twice', () => middle(authority(), authority(0)).bytes],
	[
		'has more extensions than are read',
		() => middle(...Array.from({ length: 101 }, (_, at) => extension(`1.2.3.${at}`, octets(Buffer.alloc(1)), false))).bytes,
	],
	['ends on a day that does not exist', () => party(['Ada'], [usage(0)], root, ['200101000000Z', '491332000000Z']).bytes],
	['ends at an hour that does not exist', () => party(['Ada'], [usage(0)], root, ['200101000000Z', '490101250000Z']).bytes],
])('a certificate that %s cannot be read', (_, bytes) => {
	expect(readCertificate(bytes())).toBeUndefined();
});

test('names that are compared with very many constraints are not trusted', async () => {
	const many = Array.from({ length: 400 }, (_, at) => mailOf(`a${at}@octavo.example`));
	const one = middle(authority(), extension('2.5.29.30', sequence(encode(contextTag(0), ...many.map((mail) => sequence(mail))))));
	const leaf = (count: number) => leafOf(one, ['Ada'], extension('2.5.29.17', sequence(...many.slice(0, count)), false));
	expect(await trust([leaf(200), one])).toBe('trusted');
	expect(await trust([leaf(400), one])).toBe('not_trusted');
});

test('more names than any certificate has are not compared', async () => {
	const one = middle(authority(), constraints(0, mailOf('octavo.example')));
	const leaf = (count: number) => {
		const names = Buffer.alloc(count * 20, mailOf('ada@octavo.example'));
		return leafOf(one, ['Ada'], extension('2.5.29.17', sequence(names), false));
	};
	expect(await trust([leaf(10_000), one])).toBe('trusted');
	expect(await trust([leaf(10_001), one])).toBe('not_trusted');
});

test('a usage of megabytes counts by its nine bits', async () => {
	const long = (first: number) =>
		extension('2.5.29.15', encode(BIT_STRING, Buffer.concat([Buffer.of(0, first), Buffer.alloc(3_000_000, 255)])));
	const started = process.cpuUsage();
	const [one, other] = [middle(authority(), long(0xff)), middle(authority(), long(0))];
	expect(await trust([leafOf(one), one])).toBe('trusted');
	expect(await trust([leafOf(other), other])).toBe('not_trusted');
	expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});

test('each signature of a chain that is verified is a step', async () => {
	const pace = new Pace(() => Promise.resolve());
	const step = jest.spyOn(pace, 'step');
	// All of one name: each could have issued the certificate.
	await trust([leafOf(middle(authority())), ...Array.from({ length: 30 }, () => middle(authority()))], root, pace);
	expect(step.mock.calls.length).toBeGreaterThanOrEqual(30);
});
