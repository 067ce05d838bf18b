import { Objects, looks, outlineLines } from '../../support/judges/facts';
import { merged } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { destinationsByPoppler, outlineByMupdf, qpdfCheck, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('links and layers of several documents', () => {
	test('a link that led nowhere does not lead into another document', async () => {
		const dangling = rawPages(1, {
			pages: { 1: '/Annots[60 0 R 61 0 R]' },
			objects: {
				60: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest(chap)>>',
				61: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D/old>>>>',
			},
		});
		const target = rawPages(1, {
			catalog: '/Names<</Dests<</Names[(chap)[11 0 R/Fit](chap_2)[11 0 R/Fit]]>>>>/Dests<</old[11 0 R/Fit]>>',
		});
		for (const [inputs, page] of [
			[[dangling, target], 0],
			[[target, dangling], 1],
		] as const) {
			const objects = new Objects(await merged(...inputs));
			const [one, other] = objects.at(objects.pages()[page], '/Annots').map((link: string) => objects.get(link));
			expect(one['/Dest']).toBe('u:chap_3');
			expect(other['/A']['/D']).toBe('u:old_2');
			expect(objects.catalog('/Names', '/Dests', '/Names')).toHaveLength(6);
		}
	});

	test('links are followed whose names are written with escapes', async () => {
		const input = rawPages(1, {
			catalog: '/Names<</Dests<</Names[(chap)[11 0 R/Fit]]>>>>/Dests<</old[11 0 R/Fit]>>',
			pages: { 1: '/Annots[60 0 R]' },
			objects: { 60: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/De#73t/old>>' },
		});
		const bytes = await merged(input, input);
		const objects = new Objects(bytes);
		const links = objects.pages().map((page) => objects.at(page, '/Annots', 0, '/Dest'));
		expect(links).toEqual(['u:old', 'u:old_2']);
	});

	test('names and strings are looked up in both places, and lead into their own document', async () => {
		const named = (catalog: string, target: string) =>
			rawPages(2, {
				catalog: `/Outlines 60 0 R${catalog}`,
				objects: {
					60: '<</First 61 0 R/Last 61 0 R/Count 1>>',
					61: `<</Title(T)/Parent 60 0 R/Dest${target}>>`,
				},
			});
		const old = '/Dests<</chap[12 0 R/Fit]>>';
		const tree = '/Names<</Dests<</Names[(chap)[12 0 R/Fit]]>>>>';
		const inputs = [named(old, '(chap)'), named(tree, '/chap'), named(old, '/chap'), named(tree, '(chap)')];
		for (const order of [inputs, [...inputs].reverse()]) {
			const bytes = await merged(...order);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(outlineByMupdf(bytes)).toEqual(['T > 2', 'T > 4', 'T > 6', 'T > 8']);
			expect(destinationsByPoppler(bytes).sort()).toEqual(['chap > 2', 'chap_2 > 4', 'chap_3 > 6', 'chap_4 > 8']);
		}
	});

	test('a name and a string of the same text stay two destinations', async () => {
		const input = rawPages(2, {
			catalog: '/Outlines 60 0 R/Dests<</chap[11 0 R/Fit]>>/Names<</Dests<</Names[(chap)[12 0 R/Fit]]>>>>',
			objects: {
				60: '<</First 61 0 R/Last 62 0 R/Count 2>>',
				61: '<</Title(name)/Parent 60 0 R/Next 62 0 R/Dest/chap>>',
				62: '<</Title(string)/Parent 60 0 R/Prev 61 0 R/Dest(chap)>>',
			},
		});
		const bytes = await merged(input, input);
		expect(outlineByMupdf(bytes)).toEqual(['name > 1', 'string > 2', 'name > 3', 'string > 4']);
		expect(new Objects(bytes).catalog('/Dests')).toBeUndefined();
	});

	test('links to other files are left alone', async () => {
		const input = rawPages(1, {
			catalog: '/Names<</Dests<</Names[(chap)[11 0 R/Fit]]>>>>',
			pages: { 1: '/Annots[60 0 R 61 0 R]' },
			objects: {
				60: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/F(b.pdf)/D(chap)>>>>',
				61: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D(chap)>>>>',
			},
		});
		const objects = new Objects(await merged(input, input));
		const targets = objects.at(objects.pages()[1], '/Annots').map((link: string) => objects.at(link, '/A', '/D'));
		expect(targets).toEqual(['u:chap', 'u:chap_2']);
	});

	test('outlines whose roots do not count', async () => {
		const input = rawPages(2, {
			catalog: '/Outlines 60 0 R',
			objects: {
				60: '<</First 61 0 R/Last 62 0 R>>',
				61: '<</Title(One)/Parent 60 0 R/Dest[11 0 R/Fit]/Next 62 0 R>>',
				62: '<</Title(Two)/Parent 60 0 R/Dest[12 0 R/Fit]/Prev 61 0 R/First 63 0 R/Last 63 0 R/Count 1>>',
				63: '<</Title(Below)/Parent 62 0 R/Dest[12 0 R/Fit]>>',
			},
		});
		const bytes = await merged(input, input);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(outlineLines(bytes)).toEqual(['One > 1', 'Two > 2', '  Below > 2', 'One > 3', 'Two > 4', '  Below > 4']);
		expect(new Objects(bytes).catalog('/Outlines', '/Count')).toBe(6);
	});

	testInTurn('hidden content stays hidden', async () => {
		const layered = (configuration: string) =>
			rawPages(1, {
				catalog: `/OCProperties<</OCGs[60 0 R 61 0 R]/D<<${configuration}/Order[60 0 R 61 0 R]>>>>`,
				pages: { 1: '/Resources<</Font<</F 3 0 R>>/Properties<</A 60 0 R/B 61 0 R>>>>' },
				objects: {
					41: ['', '/OC/A BDC 0 0 100 100 re f EMC /OC/B BDC 150 50 100 100 re f EMC'],
					60: '<</Type/OCG/Name(A)>>',
					61: '<</Type/OCG/Name(B)>>',
				},
			});
		const inputs = [layered('/OFF[61 0 R]'), layered('/BaseState/OFF/ON[61 0 R]'), layered(''), rawPages(1, {})];
		for (const order of [inputs, [...inputs].reverse()]) {
			const bytes = await merged(...order);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(looks(bytes)).toEqual(order.flatMap((input) => looks(input)));
			expect(new Objects(bytes).catalog('/OCProperties', '/OCGs')).toHaveLength(6);
		}
		expect(new Set(inputs.flatMap((input) => looks(input))).size).toBe(4);
	});
});
