import { decode } from '../../../shared/contract/values/decode';
import { expectLinear } from '../../support/cost/growth';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

const EVERYTHING = {
	...{ remove_hidden_text: true, remove_attachments: true, remove_comments: true },
	...{ remove_external_links: true, remove_image_metadata: true },
};
const clean = async (bytes: Uint8Array) =>
	(await local.run('sanitize_document', [asDocument(bytes)], decode('sanitize_document', EVERYTHING))).facts;

const numbered = (count: number, make: (index: number) => string | readonly [string, string], first = 100) =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [first + index, make(index)] as const));

describe('documents that make cleaning slow', () => {
	test('actions that all follow each other', async () => {
		await expectLinear(async (size) => {
			const next = Array.from({ length: size }, (_, index) => `${100 + index} 0 R`).join(' ');
			const facts = await clean(
				rawPages(1, {
					catalog: '/OpenAction 100 0 R',
					objects: { 99: `[${next}]`, ...numbered(size, () => '<</S/JavaScript/JS(x)/Next 99 0 R>>') },
				}),
			);
			expect(facts).toMatchObject({ removedScripts: size });
		}, 400);
	}, 60_000);

	test('visibility expressions that share their parts', async () => {
		const expressions = numbered(40, (index) =>
			index === 39 ? '[/Not 60 0 R]' : `[/And ${101 + index} 0 R ${101 + index} 0 R]`,
		);
		const facts = await clean(
			rawPages(1, {
				catalog: '/OCProperties<</OCGs[60 0 R]/D<</OFF[60 0 R]>>>>',
				pages: { 1: '/Resources<</Font<</F 3 0 R>>/Properties<</L 61 0 R>>>>' },
				objects: {
					...expressions,
					41: ['', '/OC /L BDC BT /F 9 Tf (x) Tj ET EMC'],
					60: '<</Type/OCG/Name(x)>>',
					61: '<</Type/OCMD/VE 100 0 R>>',
				},
			}),
		);
		expect(facts).toMatchObject({ removedHiddenLayers: 1 });
	});

	test('a list that is too deep in one visibility expression, and not in another', async () => {
		const source = rawPages(1, {
			catalog: '/OCProperties<</OCGs[60 0 R]/D<</OFF[60 0 R]>>>>',
			pages: { 1: '/Resources<</Properties<</L 61 0 R/M 62 0 R>>>>' },
			objects: {
				...numbered(40, (index) => (index === 39 ? '[/Or 60 0 R]' : `[/And ${101 + index} 0 R]`)),
				41: ['', '/OC /L BDC EMC /OC /M BDC EMC'],
				60: '<</Type/OCG/Name(x)>>',
				61: '<</Type/OCMD/VE 100 0 R>>',
				62: '<</Type/OCMD/VE 120 0 R>>',
			},
		});
		const { documents } = await local.run('sanitize_document', [asDocument(source)], decode('sanitize_document', EVERYTHING));
		expect(Buffer.from(documents[0]!.bytes).toString('latin1')).toContain('62 0 obj\n<</Type/OCMD>>\n');
	});

	testInTurn(
		'forms that draw each other in many modes of text',
		async () => {
			await expectLinear(async (size) => {
				const content = Array.from({ length: size }, (_, index) => `${index / 7} Tr /A Do /B Do`).join('\n');
				const form = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]';
				await clean(
					rawPages(1, {
						pages: { 1: '/Resources<</Font<</F 3 0 R>>/XObject<</A 60 0 R/B 61 0 R>>>>' },
						objects: { 41: ['', content], 60: [form, content], 61: [`${form}/Resources<</XObject<</A 60 0 R>>>>`, content] },
					}),
				);
			}, 4000);
		},
		60_000,
	);

	testInTurn(
		'hidden content that is nested, unbalanced and never ends',
		async () => {
			const pieces = [
				'/OC /L BDC q',
				'BT',
				'/Span <</ActualText(x)/MCID 1>> BDC',
				'(x) Tj',
				'0 0 m 9 9 l W',
				'EMC Q EMC',
				'1 2 (x) " [(a) 3',
				'BI ID',
			];
			const facts = await clean(
				rawPages(1, {
					catalog: '/OCProperties<</OCGs[60 0 R]/D<</OFF[60 0 R]>>>>',
					pages: { 1: '/Resources<</Font<</F 3 0 R>>/Properties<</L 60 0 R>>>>' },
					objects: { 41: ['', pieces.map((piece) => `${piece}\n`.repeat(5000)).join('')], 60: '<</Type/OCG/Name(x)>>' },
				}),
			);
			expect(facts).toMatchObject({ removedHiddenLayers: 1 });
		},
		60_000,
	);

	testInTurn(
		'marked content of one element without a page',
		async () => {
			await expectLinear(async (size) => {
				const ids = Array.from({ length: size }, (_, index) => index);
				await clean(
					rawPages(1, {
						catalog: '/StructTreeRoot 60 0 R/MarkInfo<</Marked true>>',
						pages: { 1: '/StructParents 0' },
						objects: {
							41: ['', ids.map((id) => `/P <</MCID ${id}>> BDC BT 3 Tr /F 9 Tf (x) Tj ET EMC`).join('\n')],
							60: '<</Type/StructTreeRoot/K 61 0 R/ParentTree<</Nums[0 62 0 R]>>>>',
							61: `<</Type/StructElem/S/P/P 60 0 R/K[${ids.join(' ')}]>>`,
							62: `[${ids.map(() => '61 0 R').join(' ')}]`,
						},
					}),
				);
			}, 8000);
		},
		60_000,
	);

	test('malformed layers, actions, attachments and images', async () => {
		const odd = rawPages(1, {
			catalog:
				'/OCProperties<</OCGs 60 0 R/D<</OFF[null 60 0 R 7]/AS[1<</Event/View/OCGs 7/Category 8>>]/BaseState 60 0 R>>>>/AA[1]/OpenAction/Name/Names 60 0 R/AcroForm<</XFA[1(x)60 0 R 61 0 R]>>/URI 7/AF 60 0 R',
			pages: {
				1: '/Annots[1 60 0 R<</Subtype/Text>><<>>[]]/AA 60 0 R/Resources<</Font 7/XObject<</X 61 0 R/Y 62 0 R>>/Properties 60 0 R>>',
			},
			objects: {
				41: ['', '/OC /Missing BDC /X Do EMC /Y Do /OC <</Type/OCMD/VE[/And[/And[]]]>> BDC EMC EMC Q'],
				60: '[60 0 R<</S/Launch/Next 60 0 R>>]',
				61: ['/Subtype/Form/OC 60 0 R/Resources 60 0 R/StructParents(x)', '/OC /L BDC'],
				62: ['/Subtype/Image/Filter/DCTDecode', '\xff\xd8\xff\xe1\xff\xff'],
				63: ['/Subtype/Image/Filter/JPXDecode', '\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x01xml \xff\xff\xff\xff\xff\xff\xff\xff'],
			},
		});
		expect(await clean(odd)).toMatchObject({ pageCount: 1 });
	});
});
