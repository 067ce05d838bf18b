import { annotationKinds, openPassword } from './fields';
import type { Operation } from './types';

export const flatten_annotations = {
	resource: 'document',
	label: 'Flatten Annotations',
	action: 'Flatten annotations of document',
	description: 'Turn comments, such as highlights, drawings and stamps, into plain content of the pages, as they look',
	input: 'one',
	output: 'pdf',
	extension: true,
	fields: { annotation_kinds: annotationKinds, open_password: openPassword },
} as const satisfies Operation;
