/** The remote backend and what a host needs to set it up. */
export { remoteBackend, type RemoteOptions } from './backend';
export { fetchTransport, type Fetch, type FetchTransportOptions } from './fetch-transport';
export {
	baseAddress,
	checkAddress,
	isRegionCode,
	isUnencrypted,
	regionCodes,
	regionOf,
	regions,
	type Region,
	type RegionCode,
} from './regions';
export type { Transport, TransportRequest, TransportResponse } from './transport';
