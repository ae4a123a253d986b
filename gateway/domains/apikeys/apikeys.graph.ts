import './ApiKey.ts';
import './ApiKeyScope.ts';
import './createApiKey.ts';
import './deleteApiKey.ts';
import './rotateApiKey.ts';
import './updateApiKey.ts';
