import forge from 'node-forge';
import {
	Malformed,
	asnBudget,
	identifierOf,
	octetsOf,
	parseAsn,
	parseWhole,
	timeOf,
} from '../../../shared/model/certificate/asn1';
import { encode, identifier, integer, octets, sequence, setOf } from '../../../shared/model/certificate/asn1-writer';
import { readPem } from '../../../shared/model/certificate/pem';
import { Pace } from '../../../shared/pace/pace';
import { decryptRc2 } from '../../../shared/model/certificate/rc2';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

test.each([
	['a length beyond the end', '30 05 02 01 01'],
	['a length of five bytes', '30 85 00 00 00 00 01 00'],
	['an indefinite length without an end', '30 80 02 01 01'],
	['an indefinite length of a value that is not constructed', '04 80 00 00'],
	['a tag of several bytes', '1f 81 01 00'],
	['a header that is cut off', '30'],
	['bytes after the value', '05 00 00'],
])('refuses %s', (_, bytes) => {
	expect(() => parseWhole(hex(bytes))).toThrow(Malformed);
});

test('refuses values that are nested too deep, definite or not', () => {
	const definite = Array.from({ length: 60 }).reduce<Buffer>((inner) => sequence(inner), Buffer.alloc(0));
	const walk = (bytes: Uint8Array): void => {
		for (let value = parseAsn(bytes); ;) {
			const [first] = value.children();
			if (!first) return;
			value = first;
		}
	};
	expect(() => walk(definite)).toThrow(Malformed);
	expect(() => parseAsn(hex('3080'.repeat(10_000)))).toThrow(Malformed);
});

test('counts the values of certificates that are read together', () => {
	const many = sequence(Buffer.alloc(60_000, Buffer.of(5, 0)));
	const budget = asnBudget();
	const read = (): number => parseWhole(many, budget).children().length;
	for (let round = 0; round < 6; round++) expect(read()).toBe(30_000);
	expect(read).toThrow(Malformed);
});

test('copies strings in pieces of pieces once', () => {
	const within = (bytes: Uint8Array, levels: number): Uint8Array =>
		levels === 0 ? bytes : within(encode(0x24, bytes), levels - 1);
	const concat = jest.spyOn(Buffer, 'concat');
	const string = parseWhole(within(octets(hex('616263')), 30));
	concat.mockClear();
	const read = octetsOf(string);
	const copies = concat.mock.calls.length;
	concat.mockRestore();
	expect(Buffer.from(read).toString()).toBe('abc');
	expect(copies).toBe(1);
});

test('reads strings in pieces, and what it writes', () => {
	expect(Buffer.from(octetsOf(parseAsn(hex('24 80 04 01 61 04 02 62 63 00 00')))).toString()).toBe('abc');
	for (const name of ['1.2.840.113549.1.7.2', '2.5.29.15', '2.16.840.1.101.3.4.2.1'])
		expect(identifierOf(parseWhole(identifier(name)))).toBe(name);
	expect(integer(128).toString('hex')).toBe('02020080');
	expect(setOf(octets(hex('02')), octets(hex('01'))).toString('hex')).toBe('3106040101040102');
	expect(encode(0x04, Buffer.alloc(300)).subarray(0, 4).toString('hex')).toBe('0482012c');
});

test('reads times of both kinds, and refuses others', () => {
	const time = (tag: number, text: string): number => timeOf(parseWhole(encode(tag, Buffer.from(text))));
	expect(time(0x17, '490101000000Z')).toBe(Date.UTC(2049, 0, 1));
	expect(time(0x17, '500101000000Z')).toBe(Date.UTC(1950, 0, 1));
	expect(time(0x18, '20261120143000.5Z')).toBe(Date.UTC(2026, 10, 20, 14, 30, 0, 500));
	for (const wrong of ['20261120', '20261120143000+0100', 'x']) expect(() => time(0x18, wrong)).toThrow(Malformed);
});

test.each([40, 128])('decrypts RC2 with a key of %s bits as node-forge encrypts it', async (bits) => {
	const key = Buffer.from('88bca90e90875a7f0f79c384627bafb2', 'hex').subarray(0, bits / 8);
	const vector = Buffer.from('0011223344556677', 'hex');
	const cipher = forge.rc2.createEncryptionCipher(key.toString('latin1'), bits);
	cipher.start(vector.toString('latin1'));
	cipher.update(forge.util.createBuffer('A message of some blocks'));
	cipher.finish();
	const data = Buffer.from(cipher.output.getBytes(), 'latin1');
	expect((await decryptRc2(data, key, vector, new Pace(() => Promise.resolve()))).toString()).toBe('A message of some blocks');
});

test('searches PEM that only begins a bounded number of times', () => {
	const begun = Buffer.from('-----BEGIN CERTIFICATE-----\n'.repeat(30_000));
	const before = process.cpuUsage();
	expect(readPem(begun)).toEqual([]);
	expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
