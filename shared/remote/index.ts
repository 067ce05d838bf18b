/** The remote backend and everything that a host needs to set it up. */
export { remoteBackend, type RemoteBackend, type RemoteOptions } from './backend';
export { extensionsOf } from './capabilities';
export { fetchDescription, fetchTransport, type Fetch, type FetchTransportOptions } from './fetch-transport';
export { RemoteMemory } from './memory';
export {
	baseAddress,
	checkAddress,
	isPublishedAddress,
	isRegionCode,
	isUnencrypted,
	regionCodes,
	regionOf,
	regions,
	type Region,
	type RegionCode,
} from './regions';
export type { Describe, DescriptionRequest, Transport, TransportRequest, TransportResponse } from './transport';
