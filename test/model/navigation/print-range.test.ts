import { decode } from '../../../shared/contract/values/decode';
import type { OperationName } from '../../../shared/contract/operations';
import { Objects } from '../../support/judges/facts';
import { asDocument, local } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { withTools } from '../../support/judges/tools';

withTools('qpdf')('the pages that viewers propose to print', () => {
	const input = rawPages(3, { catalog: '/ViewerPreferences<</PrintPageRange[1 2]/NumCopies 2>>' });
	const preferences = async (name: OperationName, parameters: Record<string, string> = {}, count = 1) => {
		const inputs = Array.from({ length: count }, () => asDocument(input));
		const { documents } = await local.run(name, inputs, decode(name, parameters));
		return new Objects(documents[0]!.bytes).catalog('/ViewerPreferences');
	};

	test('are forgotten when pages change, and other preferences stay', async () => {
		const left = { '/NumCopies': 2 };
		expect(await preferences('remove_pages', { pages: '1' })).toEqual(left);
		expect(await preferences('reverse_pages')).toEqual(left);
		expect(await preferences('split_at_page', { pages: '2' })).toEqual(left);
		expect(await preferences('merge_documents', {}, 2)).toEqual(left);
	});

	test('stay while the pages stay', async () => {
		const all = { '/NumCopies': 2, '/PrintPageRange': [1, 2] };
		expect(await preferences('extract_pages', { first_page: '1' })).toEqual(all);
		expect(await preferences('merge_documents', { bookmarks: 'per_document' })).toEqual(all);
		expect(await preferences('rotate_pages', { angle: '90' })).toEqual(all);
	});
});
