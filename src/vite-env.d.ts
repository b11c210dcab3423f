/// <reference types="@react-router/dev/types/virtual-modules" />
