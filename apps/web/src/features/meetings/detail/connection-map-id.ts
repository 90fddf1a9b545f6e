/** Element id of the connection map, to which links from a quotation lead back. */
export const connectionMapId = 'connection-map';
