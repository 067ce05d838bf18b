/** Entries changed as bytes. The result is judged as text, and by what a parse makes of it. */
import fc from 'fast-check';
import { Entries } from '../../../shared/pdf/syntax/entries';
import { NO_ENTRIES, Patcher, patchValue, type Patch, type Patched } from '../../../shared/pdf/syntax/patch';
import { Dict, Name, Ref } from '../../../shared/pdf/syntax/values';
import { anyValue, asBytes, asText, parse, written } from '../../support/values';

const HEADER = '7 0 obj\n';

/** A patched object of a file. */
function patchedFile(patcher: Patcher, dictionary: string, entries: Patch, unlessPresent: Patch = NO_ENTRIES): Patched {
	const bytes = asBytes(`%PDF-1.7\n${HEADER}${dictionary}\nendobj\n`);
	const located = new Entries();
	expect(located.locate(bytes, 9 + HEADER.length, bytes.length)).toBe(true);
	return patcher.patch(bytes, 9, located, entries, unlessPresent)!;
}

const patcher = () => new Patcher(1000);
const value = ({ bytes, start, end }: Patched) => asText(bytes.subarray(start, end));
const patch = (...[dictionary, entries, unlessPresent]: [string, Patch, Patch?]) =>
	value(patchedFile(patcher(), dictionary, entries, unlessPresent));
const referred = ({ references, first, last }: Patched) => references && [...references.slice(first, last)];

describe('the new text', () => {
	test.each<[string, string, Patch, string]>([
		['adds an entry at the end', '<</A 1>>', { B: 2 }, '<</A 1/B 2>>'],
		['adds to an empty dictionary', '<<>>', { B: new Name('C') }, '<</B /C>>'],
		['replaces an entry', '<</A 1/B(x)/C 3>>', { B: 2 }, '<</A 1/C 3/B 2>>'],
		['replaces the first one', '<</B 1/C 3>>', { B: 2 }, '<</C 3/B 2>>'],
		['replaces all of several with one key', '<</B 1/A 2/B[3]>>', { B: 4 }, '<</A 2/B 4>>'],
		['removes an entry', '<</A 1/B 2/C 3>>', { B: undefined }, '<</A 1/C 3>>'],
		['leaves alone what it does not name', '<< /A  1 % x\n/B\t(\\)) >>', { C: true }, '<< /A  1 % x\n/B\t(\\)) /C true>>'],
		['leaves nested keys alone', '<</A<</B 1>>/C[/B 2]/D/B>>', { B: 3 }, '<</A<</B 1>>/C[/B 2]/D/B/B 3>>'],
		['leaves keys alone that begin alike', '<</Bc 1/b 2>>', { B: 3 }, '<</Bc 1/b 2/B 3>>'],
		['replaces several', '<</A 1/B 2/C 3>>', { C: 4, A: undefined, D: 5 }, '<</B 2/C 4/D 5>>'],
		['writes keys with odd characters', '<<>>', { 'A B': 1 }, '<</A#20B 1>>'],
	])('%s', (_, dictionary, entries, expected) => {
		expect(patch(dictionary, entries)).toBe(expected);
	});

	test('adds defaults only where the entry is absent', () => {
		expect(patch('<</A 1>>', { C: 3 }, { A: 7, B: 8 })).toBe('<</A 1/B 8/C 3>>');
		expect(patch('<</X<</A 1>>>>', {}, { A: 7 })).toBe('<</X<</A 1>>/A 7>>');
		expect(patch('<</A 1>>', { A: undefined, B: 3 }, { A: 7, B: 8 })).toBe('<</B 3>>');
	});

	test('means what the same change of the value means', () => {
		const key = fc.constantFrom('A', 'B', 'C', 'D');
		const entries = fc.dictionary(key, anyValue);
		const changes = fc.dictionary(key, fc.option(anyValue, { nil: undefined }));
		fc.assert(
			fc.property(fc.array(entries, { minLength: 1, maxLength: 5 }), changes, entries, (dictionaries, change, defaults) => {
				// One patcher for all, which reuses the text of the same entries.
				const shared = patcher();
				const all = dictionaries.map((one) => new Dict(Object.entries(one)));
				const patches = all.map((one) => patchedFile(shared, written(one), change, defaults));
				for (const one of all) patchValue(one, change, defaults);
				expect(patches.map((one) => parse(value(one)))).toEqual(all);
			}),
		);
	});

	test('can be patched again', () => {
		const shared = patcher();
		const one = patchedFile(shared, '<</A 1/B 2>>', { B: 3 });
		const located = new Entries();
		located.locate(one.bytes, one.start, one.end);
		const other = shared.patch(one.bytes, one.from, located, { A: undefined, B: 4 }, NO_ENTRIES)!;
		expect([value(one), value(other)]).toEqual(['<</A 1/B 3>>', '<</B 4>>']);
	});
});

describe('around the value', () => {
	test('are the header and the end of the object, for objects of the file', () => {
		const { bytes, from, to } = patchedFile(patcher(), '<</A 1>>', { B: 2 });
		expect(asText(bytes.subarray(from, to))).toBe(`${HEADER}<</A 1/B 2>>\nendobj`);
	});

	test('is nothing, for objects of an object stream', () => {
		const bytes = asBytes('1 2 <</A 1>> <</B 2>> ');
		const located = new Entries();
		located.locate(bytes, 4, 12);
		const one = patcher().patch(bytes, -1, located, { C: 3 }, NO_ENTRIES)!;
		expect([value(one), one.from, one.to]).toEqual(['<</A 1/C 3>>', -1, -1]);
	});
});

test('an entry that is null has to give way to a default, and takes no memory until then', () => {
	const one = patcher();
	expect(patchedFile(one, '<</A null /R 7 0 R>>', {}, { A: 1 })).toBeUndefined();
	expect(value(patchedFile(one, '<</A /null>>', {}, { A: 1 }))).toBe('<</A /null>>');
	const next = patchedFile(one, '<</B null>>', { B: 2 }, { A: 1 });
	expect([value(next), referred(next)]).toEqual(['<</A 1/B 2>>', []]);
});

describe('the references of the new text', () => {
	test.each<[string, string, Patch, number[]]>([
		['those that stay', '<</A 1 0 R/B[2 0 R<</C 3 0 R>>]>>', { D: 1 }, [1, 2, 3]],
		['not those of a replaced entry', '<</A 1 0 R/B[2 0 R]/C 3 0 R>>', { B: 1 }, [1, 3]],
		['those that are new', '<</A 1 0 R>>', { A: new Ref(4), B: [new Ref(5)] }, [4, 5]],
		['none of strings and comments', '<</A(1 0 R)/B 2%3 0 R\n>>', { C: 1 }, []],
	])('are %s', (_, dictionary, entries, expected) => {
		expect(referred(patchedFile(patcher(), dictionary, entries))).toEqual(expected);
	});

	test('are those of defaults that were added', () => {
		const shared = patcher();
		const defaults: Patch = { A: new Ref(8), B: new Ref(9) };
		expect(referred(patchedFile(shared, '<</A 1 0 R>>', {}, defaults))).toEqual([1, 9]);
		expect(referred(patchedFile(shared, '<<>>', {}, defaults))).toEqual([8, 9]);
	});

	test('stay those of each patch, however many follow', () => {
		const shared = patcher();
		const all = Array.from({ length: 300 }, (_, index) =>
			patchedFile(shared, `<</A ${index} 0 R/B ${index}>>`, { C: new Ref(1) }),
		);
		expect(all.map(referred)).toEqual(all.map((_, index) => [index, 1]));
		expect(all.map(value)).toEqual(all.map((_, index) => `<</A ${index} 0 R/B ${index}/C 1 0 R>>`));
	});

	// The bytes of what may be a signature are looked at closely when the document is encrypted.
	test.each<[string, Patch]>([
		['<</ByteRange[0 1 2 3]>>', { A: 1 }],
		['<<>>', { ByteRange: [0, 1, 2, 3] }],
	])('do not get %s with %j', (dictionary, entries) => {
		expect(referred(patchedFile(patcher(), dictionary, entries))).toBeUndefined();
	});
});

test('changes a value in the same way', () => {
	const one = new Dict(Object.entries({ A: 1, B: 2 }));
	patchValue(one, { A: undefined, C: 3 }, { B: 7, D: 8 });
	expect(written(one)).toBe('<</B 2/C 3/D 8>>');
});
