import {
	NodeConnectionTypes,
	type IExecuteFunctions,
	type INodeExecutionData,
	type INodeType,
	type INodeTypeDescription,
} from 'n8n-workflow';
import { executeItems } from './execute';
import { properties } from './properties';

export class OctavoPdf implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Octavo PDF',
		name: 'octavoPdf',
		icon: { light: 'file:octavoPdf.svg', dark: 'file:octavoPdf.dark.svg' },
		group: ['transform'],
		version: [1],
		subtitle: '={{ $parameter["operation"].replace(/([A-Z])/g, " $1").replace(/^./, (first) => first.toUpperCase()) }}',
		description: 'Merge, split, reorder, rotate, protect and watermark PDF documents',
		defaults: { name: 'Octavo PDF' },
		usableAsTool: true,
		inputs: [NodeConnectionTypes.Main],
		outputs: [NodeConnectionTypes.Main],
		credentials: [{ name: 'octavoPdfApi', required: true, displayOptions: { show: { process: ['region'] } } }],
		properties,
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		return [await executeItems(this)];
	}
}
