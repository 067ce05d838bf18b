/** Values that a program gives in place of JSON: they become what writing and parsing them gives. */
import type { Json } from '../../../shared/contract/operations/types';
import { decodeJson } from '../../../shared/contract/values/json-value';
import { set_bookmarks } from '../../../shared/contract/operations/set-bookmarks';

const field: Json = set_bookmarks.fields.bookmark_list;
const decoded = (given: unknown, maxLength = field.maxLength) => decodeJson({ ...field, maxLength }, given, 'is wrong');
const withoutPrototype = Object.assign(Object.create(null) as object, { a: 1 });

const plain: readonly (readonly [string, object])[] = [
	['texts with signs that JSON escapes', { a: 'b"\\\n\u0001\u2028', '"\n': 'é😀', b: '\ud800', '\udc00': '' }],
	['numbers', { a: [0, -0, 1e21, 1e-7, -1.5, 123456789], b: -0 }],
	['lists and objects', { a: [], b: {}, c: [[], {}, [null, true, false]], 2: 0, 1: 0 }],
	['an object without a prototype', { a: withoutPrototype }],
];
const other: readonly (readonly [string, object])[] = [
	['a key that means the prototype', JSON.parse('{"a": {"__proto__": {"b": 1}}}') as object],
	['a time', { a: new Date(0) }],
	['a class', { a: Object.assign(Object.create({ inherited: 1 }) as object, { own: 1 }) }],
	['a method that writes the value', { a: { toJSON: () => ({ b: 1 }) } }],
	['boxed values', { a: Object('b') as object, c: Object(1) as object }],
];

test.each([...plain, ...other])('copies %s as writing and parsing them does', (_, given) => {
	expect(decoded(given)).toStrictEqual({ value: JSON.parse(JSON.stringify(given)) as unknown });
	expect(Object.is((decoded({ a: -0 }) as { value: { a: number } }).value.a, 0)).toBe(true);
});

test.each([...plain, ...other])('counts the characters of %s', (_, given) => {
	const { length } = JSON.stringify(given);
	expect(decoded(given, length)).toHaveProperty('value');
	expect(decoded(given, length - 1)).toEqual({ problem: 'is wrong' });
});

test.each(plain)('does not write %s to copy them, and shares nothing with them', (_, given) => {
	const [parse, write] = [jest.spyOn(JSON, 'parse'), jest.spyOn(JSON, 'stringify')];
	const { value } = decoded(given) as { value: object };
	const texts = write.mock.calls.filter(([written]) => typeof written === 'object');
	const parsed = parse.mock.calls.length;
	[parse, write].forEach((spy) => spy.mockRestore());
	expect([parsed, texts]).toEqual([0, []]);
	const members = Object.values(value).filter((member) => typeof member === 'object') as object[];
	for (const member of members) expect(Object.values(given)).not.toContain(member);
});
