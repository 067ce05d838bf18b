/** Checks that a workflow can branch on: the report is under `pdf.check` on both outputs, in the panel's words. */
import type { IDataObject } from 'n8n-workflow';
import { executeItems } from '../../nodes/OctavoPdf/execute';
import { numbered } from '../support/documents/drawn';
import { harness, parametersOf, said, type Setup } from './execute-functions';

const rules = { maximumPages: 2, maximumMegabytes: 0.0001, forbiddenText: 'page 3' };

async function check(parameters: object, more: Partial<Setup> = {}) {
	const bytes = await numbered(3);
	const { context } = harness({
		parameters: parametersOf({ resource: 'document', operation: 'checkDocument', rules, ...parameters }),
		items: [{ json: { order: 7 }, files: { data: { bytes, fileName: 'report.pdf' } } }],
		...more,
	});
	const [item] = await executeItems(context);
	return { item: item!, megabytes: bytes.length / 1e6 };
}

const REPORT = (megabytes: number) => ({
	passed: false,
	checks: ['Maximum Size (MB)', 'Maximum Pages', 'Forbidden Text'].sort(),
	failures: [
		{ rule: 'Maximum Pages', found: 3, limit: 2, pages: [], message: 'The document has 3 pages; at most 2 are allowed.' },
		{
			rule: 'Maximum Size (MB)',
			found: megabytes,
			limit: 0.0001,
			pages: [],
			message: `The file has ${megabytes} MB; at most 0.0001 are allowed.`,
		},
		{ rule: 'Forbidden Text', found: 1, limit: 0, pages: [3], message: 'The forbidden text is on page 3.' },
	],
});

const reported = (item: { json: IDataObject }) => {
	const report = said(item).check as IDataObject;
	return { ...report, checks: [...(report['checks'] as string[])].sort() };
};

it('passes the document on with a report, if the result is wanted', async () => {
	const { item, megabytes } = await check({ onViolation: 'report' });
	expect(reported(item)).toMatchObject(REPORT(megabytes));
	expect(item.json).toMatchObject({ order: 7, pdf: { fileName: 'report.pdf', pageCount: 3 } });
	expect(item.json).not.toHaveProperty('error');
	expect(item.binary?.data?.fileName).toBe('report.pdf');
});

it.each([{}, { onViolation: 'error' }])('stops with a message in the words of the panel (%j)', async (parameters) => {
	await expect(check(parameters)).rejects.toMatchObject({
		message: expect.stringMatching(
			/^The PDF 'report\.pdf': The document has 3 pages; at most 2 are allowed\. The file has 0\.\d+ MB; at most 0\.0001 are allowed\. The forbidden text is on page 3$/,
		) as unknown,
	});
});

it.each(['continueErrorOutput', 'continueRegularOutput'] as const)('has the report on a failed item (%s)', async (onError) => {
	const { item, megabytes } = await check({}, { onError });
	expect(reported(item)).toMatchObject(REPORT(megabytes));
	expect(item.json).toMatchObject({ order: 7, error: expect.stringContaining('at most 2 are allowed') as unknown });
	expect(item.error !== undefined).toBe(onError === 'continueErrorOutput');
});

it('says nothing of failures where the document passed', async () => {
	const { item } = await check({ rules: { maximumPages: 3 } });
	expect(said(item).check).toMatchObject({ passed: true, checks: ['Maximum Pages'], failures: [] });
});
