/** The element id of the connection map, to which links from a quotation return. */
export const connectionMapId = 'connection-map';
