export const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterpriseUser = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const coreGroup = 'urn:ietf:params:scim:schemas:core:2.0:Group';

const messages = 'urn:ietf:params:scim:api:messages:2.0';
export const listResponse = `${messages}:ListResponse`;
export const patchOperation = `${messages}:PatchOp`;
export const errorMessage = `${messages}:Error`;
