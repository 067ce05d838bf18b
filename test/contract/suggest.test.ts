/** A name that does not exist is answered with the one that was meant. */
import { nearest, suggestedField, suggestion } from '../../shared/contract/suggest';
import { kebab } from '../../shared/contract/names';
import { operationNames } from '../../shared/contract/operations';

const names = operationNames.map(kebab);

test.each([
	['rotate', ['rotate-pages']],
	['Rotate Pages', ['rotate-pages']],
	['rotatePages', ['rotate-pages']],
	['rotat_pages', ['rotate-pages']],
	['reverse-page', ['reverse-pages']],
	['merge', ['merge-documents']],
	['split', ['split-by-size', 'split-by-page-count', 'split-at-page', 'split-by-ranges', 'split-by-bookmarks', 'split-by-text']],
	['watermark', ['add-text-watermark', 'add-image-watermark']],
	['password', ['add-password', 'remove-password']],
	['compress', ['compress-document']],
	['', []],
])('%s', (given, meant) => {
	expect(nearest(given, names)).toEqual(meant);
});

test('names a few, not many, and never the given word', () => {
	expect(suggestion('restrictions', names)).toBe(' (did you mean add-restrictions or remove-restrictions?)');
	expect(suggestion('pages', names)).toBe('');
	expect(suggestion('s3cret words', names)).toBe('');
});

test.each([
	['fileName', ['Name'], ''],
	['file_name', ['Full Name', 'Name'], ''],
	['id', ['no'], ''],
	['row', ['tax'], ''],
	['street', ['state'], ''],
	['line_1', ['line_2'], ''],
	['nmae', ['Name', 'Nation'], 'Name'],
	['NAME', ['Name'], 'Name'],
	['postalcode', ['Postal Code'], 'Postal Code'],
	['invoice_nubmer', ['invoice_date', 'invoice_number'], 'invoice_number'],
	['Name First', ['First Name'], 'First Name'],
])('suggests for the field %j of a form with %j: %j', (given, fields, meant) => {
	expect(suggestedField(given, fields)).toBe(meant === '' ? '' : ` (did you mean ${meant}?)`);
});

test('compares long words only near the diagonal', () => {
	const given = 'a'.repeat(64);
	const names = Array.from({ length: 100 }, (_, at) => `${'b'.repeat(60)}${at + 1000}`);
	const least = jest.spyOn(Math, 'min');
	expect(suggestedField(given, names)).toBe('');
	// Of 4,096 pairs of letters for each name.
	expect(least.mock.calls.length).toBeLessThan(100 * 100);
	least.mockRestore();
	expect(suggestedField('abcdefghij', ['abcdefgh'])).toBe(' (did you mean abcdefgh?)');
	expect(suggestedField('abcdefghijk', ['abcdefgh'])).toBe('');
});
