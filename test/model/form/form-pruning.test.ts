import { Objects } from '../../support/judges/facts';
import { asDocument, local } from '../../support/hosts/local';
import { reordered } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

const widget = '/Type/Annot/Subtype/Widget/Rect[0 0 50 20]';

/** Names of the terminal fields, full, with their values. */
function fieldsOf(objects: Objects): string[] {
	const read = (field: string, above: string): string[] => {
		const { '/T': name, '/Kids': kids, '/V': value } = objects.get(field);
		const full = [above, name?.slice(2)].filter(Boolean).join('.');
		const named = (kids ?? []).filter((kid: string) => objects.get(kid)['/T'] !== undefined);
		return named.length > 0 ? named.flatMap((kid: string) => read(kid, full)) : [`${full}=${value}`];
	};
	return (objects.catalog('/AcroForm', '/Fields') ?? []).flatMap((field: string) => read(field, ''));
}

/** `person.name` merged on page 1 and `person.secret` on page 2; `both` apart on both; `lone` merged on page 2. */
const sample = (form = '', objects = {}) =>
	rawPages(3, {
		catalog: `/AcroForm<</Fields[60 0 R 63 0 R 66 0 R]/CO[62 0 R 61 0 R]${form}>>`,
		pages: { 1: '/Annots[61 0 R 64 0 R]', 2: '/Annots[62 0 R 65 0 R 66 0 R]' },
		objects: {
			60: '<</T(person)/FT/Tx/Kids[61 0 R 62 0 R]>>',
			61: `<<${widget}/Parent 60 0 R/T(name)/V(Ada)/P 11 0 R>>`,
			62: `<<${widget}/Parent 60 0 R/T(secret)/V(Hidden)/P 12 0 R>>`,
			63: '<</T(both)/FT/Tx/V(Shared)/Kids 67 0 R>>',
			64: `<<${widget}/Parent 63 0 R>>`,
			65: `<<${widget}/Parent 63 0 R>>`,
			66: `<<${widget}/T(lone)/FT/Tx/V(Alone)>>`,
			67: '[64 0 R 65 0 R]',
			...objects,
		},
	});

withTools('qpdf')('forms', () => {
	test('keeps a field while one of its widgets remains', async () => {
		const first = await reordered(sample(), '1,3');
		expect(qpdfCheck(first)).toMatchObject({ clean: true });
		const objects = new Objects(first);
		expect(fieldsOf(objects)).toEqual(['person.name=u:Ada', 'both=u:Shared']);
		expect(objects.catalog('/AcroForm', '/CO')).toHaveLength(1);
		expect(objects.catalog('/AcroForm', '/Fields', 1, '/Kids')).toHaveLength(1);
		expect(objects.dangling()).toEqual([]);
		for (const value of ['Hidden', 'Alone']) expect(uncompressed(first)).not.toContain(value);

		const second = new Objects(await reordered(sample(), '2'));
		expect(fieldsOf(second)).toEqual(['person.secret=u:Hidden', 'both=u:Shared', 'lone=u:Alone']);
		expect(new Objects(await reordered(sample(), '3')).catalog('/AcroForm')).toBeUndefined();
		expect(new Objects(await reordered(sample('/DR<</Font<</F 3 0 R>>>>'), '3')).catalog('/AcroForm', '/Fields')).toEqual([]);
	});

	test('removes only the widget from a field that is merged with one of several widgets', async () => {
		const input = rawPages(2, {
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[61 0 R]', 2: '/Annots[60 0 R]' },
			objects: { 60: `<<${widget}/T(odd)/FT/Tx/V(Kept)/Kids[61 0 R]>>`, 61: `<<${widget}/Parent 60 0 R>>` },
		});
		const objects = new Objects(await reordered(input, '1'));
		expect(objects.catalog('/AcroForm', '/Fields', 0)).toMatchObject({
			'/T': 'u:odd',
			'/V': 'u:Kept',
			'/Kids': [expect.anything()],
		});
		expect(objects.catalog('/AcroForm', '/Fields', 0, '/Rect')).toBeUndefined();
	});

	test('removes XFA with a note if pages are removed, because it repeats them', async () => {
		const input = sample('/XFA 70 0 R', { 70: ['', '<xdp>Hidden</xdp>'] });
		const { documents, notes } = await local.run('remove_pages', [asDocument(input)], { first_page: 2, last_page: 2 });
		expect(notes).toMatchObject([{ code: 'xfa_removed' }]);
		expect(uncompressed(documents[0]!.bytes)).not.toContain('Hidden');
		const { documents: reversed } = await local.run('reverse_pages', [asDocument(input)], {});
		expect(uncompressed(reversed[0]!.bytes)).toContain('<xdp>Hidden</xdp>');
	});

	test('removes the signature flags with the last signature field', async () => {
		const signature = '/Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]';
		const signed = (pages: Record<number, string>) =>
			rawPages(3, {
				catalog: '/AcroForm<</SigFlags 3/Fields[60 0 R 61 0 R 62 0 R]>>/Perms<</DocMDP 70 0 R>>',
				pages,
				objects: {
					60: `<<${widget}/T(s1)/FT/Sig/V 70 0 R>>`,
					61: `<<${widget}/T(s2)/FT/Sig>>`,
					62: `<<${widget}/T(text)/FT/Tx>>`,
					70: `<<${signature}>>`,
				},
			});
		const last = new Objects(await reordered(signed({ 1: '/Annots[62 0 R]', 2: '/Annots[60 0 R 61 0 R]' }), '1'));
		expect(last.catalog('/AcroForm')).toEqual({ '/Fields': [expect.anything()] });
		expect(last.catalog('/Perms')).toBeUndefined();
		expect(last.find({ '/Type': '/Sig' })).toEqual([]);
		const other = new Objects(await reordered(signed({ 1: '/Annots[61 0 R 62 0 R]', 2: '/Annots[60 0 R]' }), '1'));
		expect(other.catalog('/AcroForm', '/SigFlags')).toBe(3);
		const copied = new Objects(await reordered(signed({ 1: '/Annots[60 0 R 62 0 R]', 2: '/Annots[61 0 R]' }), '1,1'));
		expect(copied.pages().map((page) => copied.at(page, '/Annots').length)).toEqual([2, 1]);
	});

	test('makes the widgets of a second copy kids of the same field', async () => {
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R 62 0 R]/CO[60 0 R]>>',
			pages: { 1: '/Annots[60 0 R 63 0 R]' },
			objects: {
				60: `<<${widget}/T(sum)/FT/Tx/V(7)/Ff 2/MK<</CA(x)>>/AA<</C<</S/JavaScript/JS(1)>>/E<</S/JavaScript/JS(2)>>>>>>`,
				62: '<</T(group)/FT/Btn/Kids[63 0 R]>>',
				63: `<<${widget}/T(box)/Parent 62 0 R/V/On/AS/On>>`,
			},
		});
		const bytes = await reordered(input, '1,1,1');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		expect(fieldsOf(objects)).toEqual(['sum=u:7', 'group.box=/On']);
		const [sum] = objects.catalog('/AcroForm', '/Fields');
		expect(objects.catalog('/AcroForm', '/CO')).toEqual([sum]);
		expect(Object.keys(objects.get(sum)).sort()).toEqual(['/AA', '/FT', '/Ff', '/Kids', '/T', '/V']);
		expect(Object.keys(objects.at(sum, '/AA'))).toEqual(['/C']);
		const box = objects.catalog('/AcroForm', '/Fields', 1, '/Kids', 0);
		expect(box).toMatchObject({ '/T': 'u:box', '/V': '/On' });
		for (const [index, page] of objects.pages().entries()) {
			const [first, second] = objects.at(page, '/Annots');
			expect(objects.get(first)).toMatchObject({ '/Parent': sum, ...(index > 0 && { '/P': page }) });
			expect(objects.get(first)['/T']).toBeUndefined();
			expect(Object.keys(objects.at(first, '/AA'))).toEqual(['/E']);
			expect(objects.at(sum, '/Kids', index)).toEqual(objects.get(first));
			expect(box['/Kids'][index]).toBe(second);
			expect(objects.get(second)['/AS']).toBe('/On');
		}
	});
});
