/** Buckets for backups. */
export const objectStoreMessages = {
  objectstore_keys_refused:
    '{{host}} does not accept these keys. Check that they are complete and have not been revoked.',
  objectstore_no_bucket: 'There is no bucket named {{bucket}}. Create it first, or correct the name.',
  objectstore_no_write: 'These keys may not write into {{bucket}}. Allow them to write and delete objects.',
  objectstore_no_list: 'These keys may not list {{bucket}}. Allow them to read and list the bucket.',
  objectstore_unreachable: '{{host}} does not respond. Check the address, or try again later.',
  objectstore_endpoint: 'Enter a public https:// address, such as https://fsn1.your-objectstorage.com',
  objectstore_google_key:
    'This is not the key of a service account. Paste the whole JSON file that Google gives out.',
} as const;
