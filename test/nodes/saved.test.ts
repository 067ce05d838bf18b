/** Workflows that were saved with type version 1 of the node, as they were saved: they go on working. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { pageTexts, withTools } from '../support/judges/tools';
import { harness, parametersOf } from './execute-functions';

interface SavedNode {
	readonly type: string;
	readonly typeVersion: number;
	readonly parameters: Record<string, unknown>;
}

function octavoNode(name: string): SavedNode {
	const text = readFileSync(path.join(__dirname, 'saved', `${name}.json`), 'utf8');
	const { nodes } = JSON.parse(text) as { nodes: SavedNode[] };
	return nodes.find(({ type }) => type === 'n8n-nodes-octavo-pdf.octavoPdf')!;
}

withTools('poppler')('a workflow saved with version 1', () => {
	it('merges the attachments of a mail', async () => {
		const { parameters, typeVersion } = octavoNode('merge-mail-attachments');
		const file = async (pages: number, fileName: string) => ({ bytes: await numbered(pages), fileName });
		const made = harness({
			typeVersion,
			parameters: parametersOf(parameters),
			items: [{ files: { attachment_0: await file(1, 'a.pdf'), attachment_1: await file(2, 'b.pdf') } }],
		});
		const [item] = await executeItems(made.context);
		expect(item?.json).toMatchObject({ fileName: 'attachments.pdf', pageCount: 3, documents: ['a.pdf', 'b.pdf'] });
		expect(pageTexts(made.bytesOf(item?.binary?.data))).toEqual(['Page 1', 'Page 1', 'Page 2']);
	});

	it('stamps a draft', async () => {
		const { parameters, typeVersion } = octavoNode('watermark-draft');
		const options = { ...(parameters.options as object), line2: () => 'Ångström & Sons' };
		const made = harness({
			typeVersion,
			parameters: parametersOf({ ...parameters, options }),
			items: [{ files: { data: { bytes: await numbered(2), fileName: 'offer.pdf' } } }],
		});
		const [item] = await executeItems(made.context);
		for (const text of pageTexts(made.bytesOf(item?.binary?.data))) {
			expect(text).toContain('DRAFT');
			expect(text).toContain('Ångström & Sons');
		}
	});
});
