import { asDocument, local } from '../../support/hosts/local';
import { reordered } from '../../support/hosts/results';
import { Objects } from '../../support/judges/facts';
import { rawPages } from '../../support/documents/raw';
import { certified } from '../../support/documents/signed';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

/** Checks a result with qpdf, and that it holds nothing that was removed. */
function expectSound(bytes: Uint8Array): Objects {
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	expect(uncompressed(bytes)).not.toContain('Secret');
	const objects = new Objects(bytes);
	expect(objects.dangling()).toEqual([]);
	return objects;
}

withTools('qpdf')('what the document lists for removed pages alone', () => {
	/** Layer "Plan" on page 1; "Secret A" and "Secret B" on page 2; "Walls" below "Secret A", on page 1. */
	const layered = rawPages(2, {
		catalog: '/OCProperties 60 0 R',
		pages: {
			1: '/Resources<</Font<</F 3 0 R>>/Properties<</P 61 0 R/W 64 0 R>>>>',
			2: '/Resources<</Font<</F 3 0 R>>/Properties<</A 62 0 R/B 63 0 R>>>>',
		},
		objects: {
			60: '<</OCGs[61 0 R 62 0 R 63 0 R 64 0 R]/D<</Order[61 0 R 62 0 R[64 0 R 63 0 R][(Secret title)63 0 R]]/RBGroups[[62 0 R 63 0 R][61 0 R 63 0 R]]/OFF 65 0 R>>>>',
			61: '<</Type/OCG/Name(Plan)>>',
			62: '<</Type/OCG/Name(Secret A)>>',
			63: '<</Type/OCG/Name(Secret B)>>',
			64: '<</Type/OCG/Name(Walls)>>',
			65: '[62 0 R 64 0 R]',
		},
	});

	test.each(['remove_pages', 'extract_pages', 'reorder_pages'] as const)('%s removes their layers', async (operation) => {
		const parameters = {
			remove_pages: { first_page: 2 },
			extract_pages: { first_page: 1, last_page: 1 },
			reorder_pages: { page_order: '1' },
		};
		const { documents } = await local.run(operation, [asDocument(layered)], parameters[operation]);
		const objects = expectSound(documents[0]!.bytes);
		const names = (list: string[]) => list.map((item) => objects.get(item)['/Name']);
		expect(names(objects.catalog('/OCProperties', '/OCGs'))).toEqual(['u:Plan', 'u:Walls']);
		expect(names(objects.catalog('/OCProperties', '/D', '/Order'))).toEqual(['u:Plan', 'u:Walls']);
		expect(names(objects.catalog('/OCProperties', '/D', '/OFF'))).toEqual(['u:Walls']);
		expect(objects.catalog('/OCProperties', '/D', '/RBGroups')).toHaveLength(1);
	});

	test('keeps the lists of layers as they are if pages that stay use all layers', async () => {
		const input = rawPages(2, {
			catalog: '/OCProperties 60 0 R',
			pages: { 1: '/Resources<</Properties<</P 61 0 R>>>>', 2: '/Resources<</Properties<</P 61 0 R>>>>' },
			objects: {
				42: ['', '/OC /P BDC 0 0 9 9 re f EMC'],
				60: '<</OCGs[61 0 R]/D<</Order[61 0 R]>>>>',
				61: '<</Type/OCG/Name(Plan)>>',
			},
		});
		const objects = expectSound(await reordered(input, '2'));
		expect(objects.catalog('/OCProperties', '/D', '/Order', 0)['/Name']).toBe('u:Plan');
	});

	/** Buttons on page 1 that mention fields of pages 1 and 2 by their names. */
	const mentioning = rawPages(2, {
		catalog: '/AcroForm<</Fields[61 0 R 62 0 R 63 0 R 64 0 R 65 0 R 66 0 R 67 0 R]>>',
		pages: { 1: '/Annots[61 0 R 63 0 R 64 0 R 65 0 R 67 0 R]', 2: '/Annots[62 0 R 68 0 R]' },
		objects: {
			61: '<</Type/Annot/Subtype/Widget/FT/Tx/T(open)/Rect[0 0 9 9]>>',
			62: '<</Type/Annot/Subtype/Widget/FT/Tx/T(Secret)/Rect[0 0 9 9]>>',
			63: '<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(hide)/Rect[0 0 9 9]/A<</S/Hide/T(Secret)/Next<</S/Hide/T[(open)(Secret)]>>>>>>',
			64: '<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(send)/Rect[0 0 9 9]/A 70 0 R>>',
			65: '<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(reset)/Rect[0 0 9 9]/AA<</U<</S/ResetForm/Fields[(Secret.part)]>>>>>>',
			66: '<</T(Secret)/Kids[68 0 R]>>',
			67: '<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(all)/Rect[0 0 9 9]/A<</S/ResetForm/Flags 1/Fields[(Secret.part)(nobody)]>>>>',
			68: '<</Type/Annot/Subtype/Widget/FT/Tx/T(part)/Parent 66 0 R/Rect[0 0 9 9]>>',
			70: '<</S/SubmitForm/F<</FS/URL/F(http://localhost/)>>/Fields[(Secret)(open)(Secret.part)]>>',
		},
	});

	test('removes the names of their fields from actions, and actions that are left with none', async () => {
		const objects = expectSound(await reordered(mentioning, '1'));
		const field = (name: string) => objects.find({ '/T': `u:${name}` })[0]!;
		expect(objects.at(field('hide'), '/A')).toEqual({ '/S': '/Hide', '/T': ['u:open'] });
		expect(objects.at(field('send'), '/A', '/Fields')).toEqual(['u:open']);
		expect(field('reset')).not.toHaveProperty('/AA');
		expect(objects.at(field('all'), '/A', '/Fields')).toEqual(['u:nobody']);
	});

	test('keeps the names of fields that have widgets elsewhere', async () => {
		const objects = new Objects(await reordered(mentioning, '2,1'));
		const [button] = objects.find({ '/T': 'u:hide' });
		expect(objects.at(button, '/A', '/T')).toBe('u:Secret');
	});

	test('removes the roles and classes of their structure elements', async () => {
		const input = rawPages(2, {
			catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 60 0 R',
			pages: { 1: '/StructParents 0', 2: '/StructParents 1' },
			objects: {
				60: '<</Type/StructTreeRoot/K 61 0 R/ParentTree<</Nums[0[62 0 R]1[63 0 R 64 0 R]]>>/RoleMap 65 0 R/ClassMap<</Wide<</O/Layout>>/Secret#20class<</O/Layout>>/Both<</O/Layout>>>>>>',
				61: '<</S/Document/P 60 0 R/K[62 0 R 63 0 R 64 0 R]>>',
				62: '<</S/Body#20text/C/Both/P 61 0 R/Pg 11 0 R/K 0>>',
				63: '<</S/Secret-A/C[/Secret#20class 0/Both]/P 61 0 R/Pg 12 0 R/K 0>>',
				64: '<</S/Body#20text/P 61 0 R/Pg 12 0 R/K 1>>',
				65: '<</Secret-A/SecretB/SecretB/Base/Base/P/Body#20text/Base/Unused/Base>>',
			},
		});
		const objects = expectSound(await reordered(input, '1'));
		expect(objects.catalog('/StructTreeRoot', '/RoleMap')).toEqual({ '/Body text': '/Base', '/Base': '/P', '/Unused': '/Base' });
		expect(Object.keys(objects.catalog('/StructTreeRoot', '/ClassMap'))).toEqual(['/Both', '/Wide']);
	});

	test('removes what only they draw from the default resources of the form, and keeps what appearances draw', async () => {
		const form = (data: string, more = '') => [`/Type/XObject/Subtype/Form/BBox[0 0 9 9]${more}`, data] as const;
		const input = rawPages(2, {
			catalog: '/AcroForm<</Fields[61 0 R]/DR 60 0 R/DA(/F 9 Tf)>>',
			pages: {
				1: '/Annots[61 0 R]/Resources<</Font<</F 3 0 R>>/XObject<</X 65 0 R>>>>',
				2: '/Resources<</Font<</F 3 0 R>>/XObject<</S 63 0 R>>>>',
			},
			objects: {
				60: '<</Font<</F 3 0 R>>/XObject<</A 64 0 R/S 63 0 R/X 65 0 R>>/Pattern<</P 66 0 R>>>>',
				61: '<</Type/Annot/Subtype/Widget/FT/Tx/T(t)/Rect[0 0 9 9]/AP<</N 62 0 R>>>>',
				62: form('/A Do'),
				63: form('% Secret'),
				64: form('0 0 1 1 re f'),
				65: form('0 0 2 2 re f', '/Resources<<>>'),
				66: ['/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<>>', '% Secret too'],
			},
		});
		const objects = expectSound(await reordered(input, '1'));
		const resources = objects.catalog('/AcroForm', '/DR');
		expect(Object.keys(resources)).toEqual(['/Font', '/XObject']);
		expect(Object.keys(resources['/XObject'])).toEqual(['/A', '/X']);
	});

	test('keeps validation data only with a signature, in the parts of a split too', async () => {
		const { documents } = await local.run('split_by_page_count', [asDocument(certified())], { pages_per_part: 1 });
		const stores = documents.map(({ bytes }) => [
			new Objects(bytes).catalog('/DSS') !== undefined,
			uncompressed(bytes).includes('/ByteRange'),
		]);
		expect(stores).toEqual([
			[true, true],
			[false, false],
			[true, true],
		]);
		expect(new Objects(documents[1]!.bytes).catalog('/Extensions')).not.toHaveProperty('/ESIC');
	});
});
