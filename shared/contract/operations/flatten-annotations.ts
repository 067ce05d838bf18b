import { pdfFacts } from './facts';
import { annotationKinds, openPassword } from './fields';
import type { Operation } from './types';

export const flatten_annotations = {
	resource: 'annotation',
	label: 'Flatten',
	action: 'Flatten annotations of document',
	description: 'Turn comments, such as highlights, drawings and stamps, into plain content of the pages, as they look',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		flattenedAnnotations: { type: 'count', description: 'Annotations that became content' },
		removedAnnotations: { type: 'count', description: 'Hidden annotations that were removed' },
		leftAnnotations: { type: 'count', description: 'Annotations that stay, because nothing says how they look' },
	},
	fields: { annotation_kinds: annotationKinds, open_password: openPassword },
} as const satisfies Operation;
