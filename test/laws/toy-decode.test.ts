/**
 * The laws of decoding, for kinds of fields that no operation has yet.
 * @jest-environment node
 */
jest.mock('../../shared/contract/operations/all', () => ({
	operations: jest.requireActual<typeof import('../support/toys')>('../support/toys').toys,
}));

import { decode, decodeAll } from '../../shared/contract/values/decode';
import type { OperationName } from '../../shared/contract/operations';

import './decode.test';

const KINDS = 'toy_kinds' as OperationName;
const issuesOf = (raw: object, empty: 'absent' | 'refuse' = 'absent') =>
	decodeAll(KINDS, { ...raw }, empty).issues.map(({ field, message }) => `${field} ${message}`);

describe('several words', () => {
	it.each([
		['text in any order, with repeats and spaces', ' card,phone , card'],
		['a list in any order, with repeats', ['card', 'card', 'phone']],
	])('are decoded from %s to the order of the table', (_, given) => {
		expect(decode(KINDS, { toy_words: given })).toMatchObject({ toy_words: ['phone', 'card'] });
	});

	it.each([
		['a word that is not an option', 'phone,fax'],
		['an empty word, as of an expression that gave nothing', 'phone,,card'],
		['a comma at the end', 'phone,'],
		['a number', 7],
		['a list with something else', ['phone', 7]],
		['a list of lists', [['phone', 'card']]],
		['a label', 'Phone Numbers'],
	])('are refused if there is %s', (_, given) => {
		expect(issuesOf({ toy_words: given })).toEqual(['toy_words must be one or more of phone, email, card, separated by commas']);
	});

	it.each(['', [], null, undefined])('are refused where they were set and are %j (D37)', (given) => {
		expect(issuesOf({ toy_words: given }, 'refuse')).toEqual([
			'toy_words is empty: give one or more of phone, email, card, separated by commas, or leave the field out',
		]);
		expect(issuesOf({ toy_words: given })).toEqual([]);
	});
});

describe('needs', () => {
	it.each<[string, object, string[]]>([
		['another that is given', { toy_mode: 'pattern', toy_search: 'x' }, []],
		['another that is not given', { toy_mode: 'pattern' }, ['toy_mode needs toy_search to be given']],
		['another that is not given, which a default does not need', { toy_mode: 'words' }, []],
		['another value than this', { toy_label: 'x' }, []],
		['another value than this one', { toy_label: 'x', toy_mark: 'none' }, ['toy_label needs toy_mark to be other than none']],
	])('are met or not: %s', (_, raw, expected) => {
		expect(issuesOf(raw)).toEqual(expected);
	});
});

it('takes a key of at most 1 MB, and never repeats any of it', () => {
	const key = { name: 'key.p12', bytes: Buffer.alloc(1_000_001, 'hunter2') };
	const most = 'a certificate with its private key, as PEM or PKCS #12, of at most 1 MB';
	expect(issuesOf({ toy_key: key })).toEqual([`toy_key is too large: it must be ${most}`]);
	expect(issuesOf({ toy_key: { ...key, bytes: new Uint8Array() } })).toEqual(['toy_key is an empty file']);
	expect(issuesOf({ toy_key: 'hunter2' })).toEqual([`toy_key must be ${most}`]);
	expect(issuesOf({ toy_trust: 'hunter2' })).toEqual(['toy_trust must be certificates, as PEM or DER, of at most 1 MB']);
	expect(decode(KINDS, { toy_key: { ...key, bytes: key.bytes.subarray(1) } })).toHaveProperty('toy_key.name', 'key.p12');
});
