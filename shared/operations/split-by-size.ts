import { openPassword, type Operation } from './types';

export const split_by_size = {
	resource: 'document',
	label: 'Split by Size',
	action: 'Split PDF by size',
	description: 'Cut a document into parts that are as large as the limit allows, and never larger unless a single page is',
	input: 'one',
	output: 'pdfs',
	fields: {
		maximum_bytes: {
			kind: 'integer',
			label: 'Maximum Bytes',
			description:
				'Largest size of a part, in bytes. An e-mail limit of 25 MB takes parts of about 18000000 bytes, because e-mail adds 37 percent.',
			required: true,
			min: 1,
			max: Number.MAX_SAFE_INTEGER,
			unit: 'bytes',
			placeholder: 'e.g. 18000000',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
