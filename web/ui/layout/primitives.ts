export { Box, Flex, Grid, GridItem, HStack, Separator, SimpleGrid, Stack, Text } from '@chakra-ui/react';
