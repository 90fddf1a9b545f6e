/** Where a connection's dialog was opened from. */
export const connectionMapId = 'connection-map';
