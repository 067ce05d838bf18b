/** The resources, and the operations of each, for everything that lists them. */
import { operationNames, operationOf, type OperationName } from './operations';
import type { Resource } from './operations/types';

/** Names of the resources, in the order of the panel and of the documents (docs/semantics.md, D88). */
export const resourceNames: Readonly<Record<Resource, string>> = {
	text: 'Text',
	convert: 'Convert',
	document: 'Document',
	page: 'Page',
	stamp: 'Stamp',
	form: 'Form',
	security: 'Security',
	annotation: 'Annotation',
	attachment: 'Attachment',
	e_invoice: 'E-Invoice',
};

export const resources = Object.keys(resourceNames) as readonly Resource[];

/** The operations of a resource in the order of their labels, as n8n wants options. */
export const operationsOf = (resource: Resource): OperationName[] =>
	operationNames
		.filter((name) => operationOf(name).resource === resource)
		.sort((one, other) => operationOf(one).label.localeCompare(operationOf(other).label));
