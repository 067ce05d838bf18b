import { linkItems, outlineItem, outlineRoot, withinDocument } from '../../../shared/model/navigation/write-outline';
import { openDocument } from '../../../shared/pdf/open-document';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

test('counts each item that is linked as work', async () => {
	const document = await openDocument(rawPages(1, {}), job());
	const items = Array.from({ length: 1000 }, () => ({ document, number: document.add(outlineItem(document, 't', 0)).number }));
	const root = document.add(null);
	let work = 0;
	jest.spyOn(document.job.pace, 'step').mockImplementation((cost) => {
		work += cost;
		return undefined;
	});
	const dict = await linkItems(items, { document, number: root.number }, outlineRoot(), withinDocument);
	expect(dict.get('Count')).toBe(1000);
	expect(work).toBeGreaterThanOrEqual(1_000_000);
});
