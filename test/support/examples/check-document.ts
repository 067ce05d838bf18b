import type { Example } from './example';

export const check_document: Example = {
	inputs: ['report.pdf'],
	parameters: { maximum_pages: '10', require_unlocked: 'true', forbid_javascript: 'true' },
	atScale: { maximum_pages: '100000' },
	shows: 'that the report passes: it has at most ten pages, opens for everybody and holds no scripts',
	gives: { data: { passed: true, pageCount: 8 } },
	trial: { parameters: { maximum_pages: 5 }, data: { passed: true, pageCount: 5 } },
};
