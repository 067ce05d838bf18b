import {
	NodeConnectionTypes,
	type ICredentialsDecrypted,
	type ICredentialTestFunctions,
	type IExecuteFunctions,
	type INodeCredentialTestResult,
	type INodeExecutionData,
	type INodeType,
	type INodeTypeDescription,
} from 'n8n-workflow';
import { testCertificate } from './certificate';
import { testCredential } from './credential-test';
import { executeItems } from './execute';
import { properties, subtitle } from './panel/properties';

export class OctavoPdf implements INodeType {
	description: INodeTypeDescription = {
		displayName: 'Octavo PDF',
		name: 'octavoPdf',
		icon: { light: 'file:octavoPdf.svg', dark: 'file:octavoPdf.dark.svg' },
		group: ['transform'],
		version: 1,
		subtitle,
		description: 'Make, read, merge, split, stamp, fill, protect and check PDF documents',
		defaults: { name: 'Octavo PDF' },
		usableAsTool: true,
		builderHint: {
			searchHint:
				'Processes PDF files that items have in binary fields, and images for Images to PDF. A node that provides the file comes before it. Each operation puts its result into a binary field, and the notes and data into the JSON under pdf',
			relatedNodes: [
				{ nodeType: 'n8n-nodes-base.readWriteFile', relationHint: 'Provides files of a disk and saves results' },
				{ nodeType: 'n8n-nodes-base.httpRequest', relationHint: 'Provides a file if its response format is File' },
			],
		},
		inputs: [NodeConnectionTypes.Main],
		outputs: [NodeConnectionTypes.Main],
		credentials: [
			{
				name: 'octavoPdfApi',
				required: true,
				testedBy: 'octavoPdfApiTest',
				displayOptions: { show: { process: ['region'] } },
			},
			{
				name: 'octavoPdfCertificateApi',
				required: true,
				testedBy: 'octavoPdfCertificateApiTest',
				displayOptions: { show: { operation: ['signDocument'] } },
			},
		],
		properties,
	};

	methods = {
		credentialTest: {
			async octavoPdfApiTest(
				this: ICredentialTestFunctions,
				credential: ICredentialsDecrypted,
			): Promise<INodeCredentialTestResult> {
				return await testCredential(this, credential.data ?? {});
			},
			async octavoPdfCertificateApiTest(
				this: ICredentialTestFunctions,
				credential: ICredentialsDecrypted,
			): Promise<INodeCredentialTestResult> {
				return await testCertificate(this, credential.data ?? {});
			},
		},
	};

	async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
		return [await executeItems(this)];
	}
}
