import { decode } from '../../shared/decode';
import { asDocument, local } from '../support/hosts/local';
import { rawPages } from '../support/documents/raw';

test('looks up the names of destinations in both places, as readers do', async () => {
	const input = rawPages(4, {
		catalog: '/Outlines 60 0 R/Dests<</old[12 0 R/Fit]>>/Names<</Dests<</Names[(new)[14 0 R/Fit]]>>>>',
		objects: {
			60: '<</First 61 0 R/Last 62 0 R/Count 2>>',
			61: '<</Title(Second)/Parent 60 0 R/Next 62 0 R/Dest(old)>>',
			62: '<</Title(Fourth)/Parent 60 0 R/Prev 61 0 R/Dest/new>>',
		},
	});
	const { documents } = await local.run('split_by_bookmarks', [asDocument(input)], decode('split_by_bookmarks', {}));
	expect(documents.map(({ title, firstPage }) => [title, firstPage])).toEqual([
		[undefined, 1],
		['Second', 2],
		['Fourth', 4],
	]);
});
