import { pdfFacts } from './facts';
import { annotationKinds, openPassword } from './fields';
import type { Operation } from './types';

export const remove_annotations = {
	resource: 'annotation',
	label: 'Remove',
	action: 'Remove annotations from document',
	description: 'Remove comments, such as notes, highlights, drawings and stamps, from the pages',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		removedAnnotations: { type: 'count', description: 'Annotations that were removed' },
	},
	fields: { annotation_kinds: annotationKinds, open_password: openPassword },
} as const satisfies Operation;
