/** The region's transport. */
import type { IExecuteFunctions } from 'n8n-workflow';
import type { Backend } from '../../shared/backend';
import { OctavoError } from '../../shared/errors';

export async function regionBackend(_context: IExecuteFunctions): Promise<Backend> {
	return await Promise.reject(new OctavoError('configuration', 'under construction'));
}
