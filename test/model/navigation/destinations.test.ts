import { Objects } from '../../support/judges/facts';
import { reordered } from '../../support/hosts/results';
import { expectLinear } from '../../support/cost/growth';
import { rawPages } from '../../support/documents/raw';
import { outlineByMupdf, qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const link = (target: string, rest = '') => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]${target}${rest}>>`;

withTools('qpdf', 'mutool')('destinations', () => {
	test('removes the names of removed pages from the tree, its limits and the links that used them', async () => {
		const input = rawPages(3, {
			catalog: '/Names<</Dests 60 0 R/JavaScript<</Names[(js) 80 0 R]>>>>/Outlines 75 0 R/OpenAction<</S/GoTo/D(m)>>',
			pages: { 1: '/Annots[70 0 R 71 0 R 72 0 R]/AA<</O<</S/GoTo/D(m)>>/C<</S/GoTo/D(a)>>>>' },
			objects: {
				60: '<</Kids[61 0 R 62 0 R]>>',
				61: '<</Limits[(a)(m)]/Kids[63 0 R 64 0 R]>>',
				62: '<</Limits[(x)(x)]/Names[(x)[12 0 R/Fit]]>>',
				63: '<</Limits[(a)(b)]/Names[(a)[11 0 R/Fit](b)<</D[13 0 R/Fit]>>]>>',
				64: '<</Limits[(m)(m)]/Names[(m) 65 0 R]>>',
				65: '<</D 66 0 R>>',
				66: '[12 0 R/Fit]',
				70: link('/Dest(x)'),
				71: link('/A<</S/GoTo/D(b)>>'),
				72: link('/A<</S/GoTo/D(m)/Next[<</S/GoTo/D(x)>><</S/GoTo/D(a)>>]>>'),
				75: '<</First 76 0 R/Last 76 0 R/Count 1>>',
				76: '<</Title(To x)/Parent 75 0 R/Dest(x)>>',
				80: '<</S/JavaScript/JS(1)>>',
			},
		});
		const bytes = await reordered(input, '3,1');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		expect(objects.catalog('/Names', '/Dests', '/Kids')).toHaveLength(1);
		expect(objects.catalog('/Names', '/Dests', '/Kids', 0)).toMatchObject({ '/Limits': ['u:a', 'u:b'] });
		expect(objects.catalog('/Names', '/Dests', '/Kids', 0, '/Kids')).toHaveLength(1);
		expect(objects.catalog('/Names', '/JavaScript', '/Names')).toHaveLength(2);
		expect(objects.catalog('/OpenAction')).toBeUndefined();
		expect(objects.catalog('/Outlines')).toBeUndefined();
		const page = objects.pages()[1]!;
		expect(objects.at(page, '/AA')).toEqual({ '/C': { '/S': '/GoTo', '/D': 'u:a' } });
		expect(objects.at(page, '/Annots')).toHaveLength(2);
		expect(objects.at(page, '/Annots', 0, '/A')).toEqual({ '/S': '/GoTo', '/D': 'u:b' });
		expect(objects.at(page, '/Annots', 1, '/A')).toEqual({ '/S': '/GoTo', '/D': 'u:a' });
	});

	test('looks up names and strings in both places, as readers do', async () => {
		const input = rawPages(3, {
			catalog:
				'/Dests<</old[12 0 R/Fit]/both[13 0 R/Fit]/kept[13 0 R/Fit]>>/Names<</Dests<</Names[(both)[12 0 R/Fit](new)[12 0 R/Fit]]>>>>/Outlines 75 0 R',
			pages: { 1: '/Annots[70 0 R 71 0 R 72 0 R 73 0 R 74 0 R]' },
			objects: {
				70: link('/Dest(old)'),
				71: link('/A<</S/GoTo/D/new>>'),
				72: link('/Dest(both)'),
				73: link('/Dest/both'),
				74: link('/Dest(kept)'),
				75: '<</First 76 0 R/Last 77 0 R/Count 2>>',
				76: '<</Title(old)/Parent 75 0 R/Next 77 0 R/Dest(old)>>',
				77: '<</Title(kept)/Parent 75 0 R/Prev 76 0 R/Dest(kept)>>',
			},
		});
		const bytes = await reordered(input, '3,1');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		const links = objects.at(objects.pages()[1], '/Annots').map((one: string) => objects.at(one, '/Dest'));
		expect(links).toEqual(['/both', 'u:kept']);
		expect(outlineByMupdf(bytes)).toEqual(['kept > 1']);
	});

	test('removes links whose shared action or destination leads to a removed page, at any depth', async () => {
		const input = rawPages(2, {
			catalog: '/OpenAction 62 0 R',
			pages: { 1: '/Annots 69 0 R' },
			objects: {
				60: '[12 0 R/XYZ 0 0 0]',
				61: '<</Type/Action/S/GoTo/D 60 0 R>>',
				62: '<</S/GoTo/D 60 0 R/Next 63 0 R>>',
				63: '<</S/Named/N/FirstPage/Next 61 0 R>>',
				69: '[70 0 R 71 0 R 72 0 R 73 0 R]',
				70: link('/A 61 0 R'),
				71: link('/Dest 60 0 R', '/P 12 0 R'),
				72: link('/A<</S/URI/URI(u)/Next[61 0 R 62 0 R]>>'),
				73: link('/Dest[11 0 R/Fit]'),
			},
		});
		const bytes = await reordered(input, '1');
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		const page = objects.pages()[0]!;
		expect(objects.at(page, '/Annots')).toHaveLength(2);
		expect(objects.at(page, '/Annots', 0, '/A', '/Next')).toMatchObject({ '/S': '/Named' });
		expect(objects.at(page, '/Annots', 1, '/Dest')[0]).toBe(page);
		expect(objects.catalog('/OpenAction')).toEqual({ '/S': '/Named', '/N': '/FirstPage' });
		expect(uncompressed(bytes)).not.toContain('XYZ');
	});

	test('takes removed widgets out of actions that hide, reset or submit them', async () => {
		const widget = (name: string, more = '') => `<</Type/Annot/Subtype/Widget/FT/Btn/T(${name})/Rect[0 0 9 9]${more}>>`;
		const input = rawPages(2, {
			catalog: '/AcroForm<</Fields[70 0 R 71 0 R 72 0 R 73 0 R]>>',
			pages: { 1: '/Annots[70 0 R 71 0 R]', 2: '/Annots[72 0 R 73 0 R]' },
			objects: {
				70: widget('a', '/A<</S/Hide/T 72 0 R/Next<</S/ResetForm/Fields[70 0 R 72 0 R]/Next 75 0 R>>>>'),
				71: widget('b', '/A<</S/Hide/T[72 0 R 73 0 R]>>'),
				72: widget('c'),
				73: widget('d'),
				75: '<</S/Hide/T 76 0 R/Next<</S/SubmitForm/F(u)/Fields[(c)73 0 R]>>>>',
				76: '[71 0 R 73 0 R]',
			},
		});
		const bytes = await reordered(input, '1');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		const [first, second] = objects.at(objects.pages()[0], '/Annots') as [string, string];
		expect(objects.at(first, '/A')).toMatchObject({ '/S': '/ResetForm', '/Fields': [first] });
		expect(objects.at(first, '/A', '/Next', '/T')).toEqual([second]);
		// A list of no fields would be all fields to readers.
		expect(objects.at(first, '/A', '/Next', '/Next')).toBeUndefined();
		expect(objects.get(second)['/A']).toBeUndefined();
	});

	testInTurn('looks once into a list of widgets that many actions share', async () => {
		await expectLinear(async (size) => {
			const each = Array.from({ length: size }, (_, index) => 100 + index);
			const input = rawPages(2, {
				pages: { 1: `/Annots[${each.map((number) => `${number} 0 R`).join(' ')}]`, 2: '/Annots[60 0 R]' },
				objects: {
					60: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]>>',
					61: `[60 0 R ${'70 0 R '.repeat(size)}]`,
					70: '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]>>',
					...Object.fromEntries(each.map((number) => [number, link('/A<</S/Hide/T 61 0 R>>')])),
				},
			});
			await reordered(input, '1');
		}, 4000);
	});

	test('keeps remote and embedded targets, and removes only the action from other annotations', async () => {
		const input = rawPages(2, {
			catalog: '/AcroForm<</Fields[72 0 R]>>',
			pages: { 1: '/Annots[70 0 R 71 0 R 72 0 R]' },
			objects: {
				70: link('/A<</S/GoToR/F(other.pdf)/D[1/Fit]>>'),
				71: link('/A<</S/GoToE/T<</R/C/N(file)>>/D(x)>>'),
				72: '<</Type/Annot/Subtype/Widget/FT/Btn/T(b)/Rect[0 0 9 9]/A<</S/GoTo/D[12 0 R/Fit]>>/AA<</U<</S/GoTo/D[12 0 R/Fit]>>>>>>',
			},
		});
		const objects = new Objects(await reordered(input, '1'));
		const annotations = objects.at(objects.pages()[0], '/Annots');
		expect(annotations).toHaveLength(3);
		expect(objects.at(annotations[0], '/A', '/F')).toBe('u:other.pdf');
		expect(Object.keys(objects.get(annotations[2])).sort()).toEqual(['/FT', '/Rect', '/Subtype', '/T', '/Type']);
	});
});
